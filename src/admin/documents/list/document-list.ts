import type { Entity } from '#admin/queries/entities.ts';
import { binDocument, deleteDocument } from '#data/documents/documents.ts';
import { PUBLICATION_LABELS, type PublicationState } from '#domain/articles/publication-status.ts';
import { hasWords } from '#domain/text/plain-text.ts';
import { labelsOf, type MessageKey, staff } from '#languages/staff.ts';

/** What the list of any kind knows of a document. */
export interface ListedDocument {
  id: string;
  /** '' while it has none. */
  title: string;
  /** Its code; '' for the main one, which is that of kinds without others. */
  language?: string;
  state: PublicationState;
  /** ISO 8601; null while nobody has changed what came with the site. */
  updatedAt: string | null;
  updatedBy: string | null;
  publishedAt: string | null;
  /** When a scheduled text replaces the published one. */
  changeAt?: string | null;
  deletedAt: string | null;
}

export type DocumentAction = 'archive' | 'unarchive' | 'bin' | 'restore' | 'delete';

/** A kind of document as its list needs it. */
export interface ListKind {
  /** As changes that wait for visitors call it. */
  name: 'post' | 'page' | 'gallery';
  entity: Extract<Entity, 'posts' | 'pages' | 'galleries'>;
  counted: (count: number) => string;
  /** What is gone with one that is deleted for good. */
  deletionHint: () => string;
  canArchive?: boolean;
  /** @returns how many it changed. @throws DataError */
  change: (ids: readonly string[], action: DocumentAction) => Promise<number>;
}

interface ActionWords {
  label: MessageKey<'lists'>;
  /** What takes it back; null for what can't be taken back. */
  undo: DocumentAction | null;
}

export const ACTIONS: Readonly<Record<DocumentAction, ActionWords>> = {
  archive: { label: 'archive', undo: 'unarchive' },
  unarchive: { label: 'unarchive', undo: 'archive' },
  bin: { label: 'moveToTheBin', undo: 'restore' },
  restore: { label: 'restore', undo: 'bin' },
  delete: { label: 'deleteForGood', undo: null },
};

/** Something to be done to documents of the list. */
export interface Task {
  action: DocumentAction;
  documents: readonly ListedDocument[];
}

/** What can be done to documents that a list shows, be it what it showed before another filter was chosen. */
export function actionsFor(
  { canArchive = false }: ListKind,
  documents: readonly ListedDocument[],
): DocumentAction[] {
  if (documents.some(({ deletedAt }) => deletedAt)) return ['restore', 'delete'];
  if (!canArchive) return ['bin'];
  const isArchived = documents.length > 0 && documents.every(({ state }) => state === 'archived');
  return [isArchived ? 'unarchive' : 'archive', 'bin'];
}

/** For kinds that are binned, brought back and deleted one by one. */
export function changeEach(kind: ListKind['name']): ListKind['change'] {
  return async (ids, action) => {
    for (const id of ids) {
      await (action === 'delete'
        ? deleteDocument(kind, id)
        : binDocument(kind, id, action === 'bin'));
    }
    return ids.length;
  };
}

/** Those that visitors see or are about to see: an action takes these off the site. */
export function onSite(documents: readonly ListedDocument[]): ListedDocument[] {
  return documents.filter(({ state }) =>
    ['live', 'live_with_changes', 'scheduled'].includes(state),
  );
}

/** What there is to say once it is done, and what takes it back. @param changed how many it changed. */
export function outcomeOf(kind: ListKind, { action, documents }: Task, changed: number) {
  const { undo } = ACTIONS[action];
  // Others were there first: to take back what they did is not what anybody asked for.
  if (changed !== documents.length) {
    return { sentence: staff.lists.done.fewer(changed, documents.length), undo: null };
  }
  const isOff = onSite(documents).length > 0;
  return {
    sentence: [staff.lists.done[action](nameOf(kind, documents)), isOff && wasOnSite(documents)]
      .filter(Boolean)
      .join(' '),
    // As the list shows them now: taking it back takes nothing off the site.
    undo: undo && { action: undo, documents: documents.map(offSite) },
  };
}

/** What an undo does not bring back. */
function wasOnSite(documents: readonly ListedDocument[]): string {
  if (documents.length > 1) return staff.lists.undoRestoresDrafts;
  return documents[0]?.state === 'scheduled'
    ? staff.lists.undoRestoresScheduledAsDraft
    : staff.lists.undoRestoresLiveAsDraft;
}

function offSite(document: ListedDocument): ListedDocument {
  return { ...document, state: 'draft' };
}

/** The title of one, the number of more. */
export function nameOf({ counted }: ListKind, documents: readonly ListedDocument[]): string {
  const [first] = documents;
  return documents.length === 1 && first
    ? staff.screens.quoted(first.title || staff.screens.untitled)
    : counted(documents.length);
}

/** What a list can show. @param without states that its kind does not know. */
export function stateFilters<Unknown extends PublicationState = never>(
  things: string,
  without: readonly Unknown[] = [],
) {
  const states = Object.entries(labelsOf(PUBLICATION_LABELS, staff.screens)).filter(
    ([state]) => !without.includes(state as Unknown),
  );
  const all = { all: staff.lists.all(things), ...Object.fromEntries(states), bin: staff.lists.bin };
  return all as Record<'all' | 'bin' | Exclude<PublicationState, Unknown>, string>;
}

/** Those in a state whose texts hold every word. */
export function narrowed<Listed extends ListedDocument>(
  documents: readonly Listed[],
  { words, filter }: { words: string; filter: string },
  textOf: (one: Listed) => string,
): Listed[] {
  return documents.filter(
    (one) =>
      (['all', 'bin', one.state].includes(filter) || (filter === 'scheduled' && one.changeAt)) &&
      hasWords(textOf(one), words),
  );
}

/** '12 pages, 2 drafts, 1 with changes waiting' */
export function summaryOf({ counted }: ListKind, documents: readonly ListedDocument[]): string {
  const inState = Map.groupBy(documents, ({ state }) => state);
  const say = (state: PublicationState, said: (count: number) => string) => {
    const count = inState.get(state)?.length ?? 0;
    return count > 0 && said(count);
  };
  return [
    counted(documents.length),
    say('draft', staff.screens.draftCount),
    say('live_with_changes', staff.lists.withChangesWaiting),
    say('scheduled', staff.lists.scheduled),
  ]
    .filter(Boolean)
    .join(', ');
}
