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

export interface WaitingChange {
  key: string;
  entity: string;
  /** Null for what is one of its kind: the order of the galleries, a fact of the business. */
  id: string | null;
  title: string;
  /** What becomes of it, for people: 'Article, changed'. */
  description: string;
  at: string;
  actor: string | null;
  /** The newest change itself: its content version, and what was done. */
  version: number;
  action: string;
}

/** What `content_changes` names: what people call it, and its screen. */
export const CONTENT: Readonly<Record<string, { noun: string; screen: (id: string) => string }>> = {
  post: { noun: 'Article', screen: STAFF.article },
  gallery: { noun: 'Gallery', screen: STAFF.gallery },
  media: { noun: 'Picture', screen: STAFF.picture },
  settings: { noun: 'Settings of the business', screen: () => STAFF.settings },
};

const VERBS: Record<string, string> = {
  published: 'new on the site',
  updated: 'changed',
  reordered: 'put in another order',
  unpublished: 'taken off the site',
  deleted: 'deleted',
};

/** One line for each article, gallery, picture or setting; the newest row speaks for it. */
export function foldChanges(changes: readonly LoggedChange[]): WaitingChange[] {
  const newestFirst = [...changes].sort((one, other) => other.version - one.version);
  const folded = new Map<string, WaitingChange>();
  for (const change of newestFirst) {
    const key = `${change.entity}:${change.entity_id ?? change.title}`;
    if (folded.has(key)) continue;
    folded.set(key, {
      key,
      entity: change.entity,
      id: change.entity_id,
      title: change.title || (change.entity_id ? 'Untitled' : 'The order of the galleries'),
      description: `${CONTENT[change.entity]?.noun ?? 'Content'}, ${VERBS[change.action] ?? change.action}`,
      at: change.at,
      actor: change.actor,
      version: change.version,
      action: change.action,
    });
  }
  return [...folded.values()];
}
