import { staff } from '#languages/staff.ts';
import type { LoggedChange, WaitingChange } from './waiting-changes.ts';

/** Saved changes of something that is live, not approved for visitors yet. */
export interface SavedChange extends Omit<LoggedChange, 'entity_id' | 'action'> {
  entity: 'post' | 'gallery' | 'page' | 'media';
  id: string;
  /** Of galleries alone. */
  picturesVersion?: number;
  /** When this very change goes live by itself; null without a schedule. */
  goesLiveAt: string | null;
  /** It was live already and an editor took it back; null where that could not be asked. */
  wasTakenBack: boolean | null;
}

export interface WaitingItem
  extends Pick<WaitingChange, 'key' | 'entity' | 'id' | 'title' | 'at' | 'actor'> {
  /** Approved for visitors: it goes along unless it is left out. Either this or `saved`. */
  approved: WaitingChange | null;
  /** Saved: it goes along if it is taken in. */
  saved: SavedChange | null;
  /** It goes on waiting when it is left out; otherwise it can only be given up. */
  canBeLeftOut: boolean;
  isChosenAtFirst: boolean;
  /** Administrators alone publish it and take it back, and who is here is none. */
  isLocked: boolean;
}

/**
 * What waits to go live, newest first. Chosen at first: what is approved, and saved articles, pages and
 * pictures unless an editor took them back or scheduled them. Galleries are saved at every step and may be half done.
 *
 * @param locked ids of what administrators alone publish, for everyone else.
 */
export function waitingItems(
  approved: readonly WaitingChange[],
  saved: readonly SavedChange[],
  locked: ReadonlySet<string> = new Set(),
): WaitingItem[] {
  const items = [...approved.map(approvedItem), ...saved.map(savedItem)].map((item) =>
    item.id !== null && locked.has(item.id)
      ? { ...item, ...{ isLocked: true, canBeLeftOut: false, isChosenAtFirst: !item.saved } }
      : item,
  );
  return items.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function approvedItem(change: WaitingChange): WaitingItem {
  const { entity, id, action } = change;
  const isContent = id !== null && ['post', 'gallery', 'page'].includes(entity);
  return {
    ...change,
    approved: change,
    saved: null,
    canBeLeftOut: isContent && action !== 'unpublished' && action !== 'deleted',
    isChosenAtFirst: true,
    isLocked: false,
  };
}

function savedItem(change: SavedChange): WaitingItem {
  const { entity, id, at, actor, wasTakenBack, goesLiveAt } = change;
  return {
    ...{ entity, id, at, actor },
    key: `${entity}:${id}:saved`,
    title: change.title || staff.screens.untitled,
    approved: null,
    saved: change,
    canBeLeftOut: true,
    isChosenAtFirst: entity !== 'gallery' && wasTakenBack === false && goesLiveAt === null,
    isLocked: false,
  };
}
