import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';

export interface LoggedChange {
  version: number;
  at: string;
  actor: string | null;
  entity: string;
  entity_id: string | null;
  title: string;
  action: string;
}

/** `version` and `action` are those of the newest change. */
export interface WaitingChange extends Omit<LoggedChange, 'entity_id'> {
  key: string;
  /** Null for what is one of its kind: the order of the galleries, a fact of the business. */
  id: string | null;
  /** What becomes of it, for people: 'Article, changed'. */
  description: string;
}

/** What `content_changes` names: what people call it, and its screen. */
export const CONTENT: Readonly<Record<string, { noun: string; screen: (id: string) => string }>> = {
  post: {
    get noun() {
      return staff.goingLive.article;
    },
    screen: STAFF.article,
  },
  gallery: {
    get noun() {
      return staff.goingLive.gallery;
    },
    screen: STAFF.gallery,
  },
  page: {
    get noun() {
      return staff.goingLive.page;
    },
    screen: STAFF.page,
  },
  media: {
    get noun() {
      return staff.goingLive.picture;
    },
    screen: STAFF.picture,
  },
  settings: {
    get noun() {
      return staff.goingLive.settingsOfTheBusiness;
    },
    screen: () => STAFF.settings,
  },
  menu: {
    get noun() {
      return staff.goingLive.menu;
    },
    screen: () => STAFF.menu,
  },
  word: {
    get noun() {
      return staff.goingLive.customersWord;
    },
    screen: () => STAFF.customerWords,
  },
};

const VERBS: Record<string, string> = {
  get published() {
    return staff.goingLive.newOnSite;
  },
  get updated() {
    return staff.goingLive.isChanged;
  },
  get reordered() {
    return staff.goingLive.putInAnotherOrder;
  },
  get unpublished() {
    return staff.goingLive.takenOffSite;
  },
  get deleted() {
    return staff.goingLive.isDeleted;
  },
};

/** What the log calls a change without an id, in English. @param key that of `WaitingChange`. */
export function nameInLog(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

/** One line for each article, gallery, page, picture or setting; the newest row speaks for it. */
export function foldChanges(changes: readonly LoggedChange[]): WaitingChange[] {
  const newestFirst = [...changes].sort((one, other) => other.version - one.version);
  const folded = new Map<string, WaitingChange>();
  for (const { entity_id: id, ...change } of newestFirst) {
    const { entity, title, action } = change;
    const key = `${entity}:${id ?? title}`;
    if (folded.has(key)) continue;
    folded.set(key, {
      ...{ ...change, key, id },
      title: title || (id ? staff.goingLive.untitled : staff.goingLive.orderOfGalleries),
      description: `${CONTENT[entity]?.noun ?? staff.goingLive.content}, ${VERBS[action] ?? action}`,
    });
  }
  return [...folded.values()];
}
