import { STAFF } from '#domain/accounts/staff-paths.ts';

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
  post: { noun: 'Article', screen: STAFF.article },
  gallery: { noun: 'Gallery', screen: STAFF.gallery },
  page: { noun: 'Page', screen: STAFF.page },
  media: { noun: 'Picture', screen: STAFF.picture },
  settings: { noun: 'Settings of the business', screen: () => STAFF.settings },
  menu: { noun: 'Menu', screen: () => STAFF.menu },
  word: { noun: 'Customer’s word', screen: () => STAFF.customerWords },
};

const VERBS: Record<string, string> = {
  published: 'new on the site',
  updated: 'changed',
  reordered: 'put in another order',
  unpublished: 'taken off the site',
  deleted: 'deleted',
};

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
      title: title || (id ? 'Untitled' : 'The order of the galleries'),
      description: `${CONTENT[entity]?.noun ?? 'Content'}, ${VERBS[action] ?? action}`,
    });
  }
  return [...folded.values()];
}
