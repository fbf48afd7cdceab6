import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { OWN_CONTENT } from './own.ts';

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
export const CONTENT: Readonly<
  Record<string, { noun: MessageKey<'goingLive'>; screen: (id: string) => string }>
> = {
  post: { noun: 'article', screen: STAFF.article },
  gallery: { noun: 'gallery', screen: STAFF.gallery },
  page: { noun: 'page', screen: STAFF.page },
  media: { noun: 'picture', screen: STAFF.picture },
  settings: { noun: 'settingsOfTheBusiness', screen: () => STAFF.settings },
  menu: { noun: 'menu', screen: () => STAFF.menu },
  address: { noun: 'oldAddresses', screen: () => STAFF.pages },
  testimonial: { noun: 'customersWord', screen: () => STAFF.testimonials },
  ...OWN_CONTENT,
};

export function nounOf(entity: string): string | undefined {
  const noun = CONTENT[entity]?.noun;
  return noun && staff.goingLive[noun];
}

const VERBS: Readonly<Record<string, MessageKey<'goingLive'>>> = {
  published: 'newOnSite',
  updated: 'isChanged',
  reordered: 'putInAnotherOrder',
  unpublished: 'takenOffSite',
  deleted: 'isDeleted',
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
    const verb = VERBS[action];
    folded.set(key, {
      ...{ ...change, key, id },
      title: title || (id ? staff.screens.untitled : staff.goingLive.orderOfGalleries),
      description: `${nounOf(entity) ?? staff.goingLive.content}, ${verb ? staff.goingLive[verb] : action}`,
    });
  }
  return [...folded.values()];
}
