import type { QueryClient } from '@tanstack/react-query';

/** What the staff area reads: the first part of every query's key. */
export type Entity =
  | 'posts'
  | 'galleries'
  | 'media'
  | 'enquiries'
  | 'notices'
  | 'team'
  | 'people'
  | 'settings'
  | 'releases'
  | 'live-build'
  | 'changes'
  | 'counts';

/** What is made from an entity, and therefore no longer true when one changes. */
const DERIVED: Partial<Record<Entity, readonly Entity[]>> = {
  posts: ['changes', 'counts'],
  galleries: ['changes', 'counts', 'media'],
  media: ['changes', 'counts'],
  enquiries: ['counts'],
  team: ['people', 'counts'],
  settings: ['changes'],
  releases: ['live-build', 'changes'],
};

/** Everything that has to be read again once something of these has changed. */
export function affectedBy(changed: readonly Entity[]): Entity[] {
  return [...new Set(changed.flatMap((entity) => [entity, ...(DERIVED[entity] ?? [])]))];
}

/** Reads again what these changes have made untrue, where a screen shows it. */
export async function invalidate(queries: QueryClient, ...changed: Entity[]): Promise<void> {
  await Promise.all(
    affectedBy(changed).map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
  );
}
