import type { QueryClient } from '@tanstack/react-query';

/** The first part of every query's key. */
export type Entity =
  | 'posts'
  | 'galleries'
  | 'pages'
  | 'menu'
  | 'media'
  | 'enquiries'
  | 'enquiry-pictures'
  | 'enquiry-files'
  | 'answer-settings'
  | 'testimonials'
  | 'appointments'
  | 'notices'
  | 'team'
  | 'people'
  | 'settings'
  | 'releases'
  | 'live-build'
  | 'changes'
  | 'counts'
  | 'numbers'
  | 'preview-links'
  | 'backups'
  /** Of a fork. */
  | `own-${string}`;

/** What is derived from an entity, and stale when that changes. */
const DERIVED: Partial<Record<Entity, readonly Entity[]>> = {
  posts: ['changes', 'counts'],
  // Photographs that a customer has not allowed.
  galleries: ['changes', 'counts', 'media', 'testimonials'],
  pages: ['changes', 'media'],
  menu: ['changes'],
  media: ['changes', 'counts'],
  enquiries: ['counts'],
  testimonials: ['changes', 'counts'],
  team: ['people', 'counts'],
  settings: ['changes'],
  releases: ['live-build', 'changes'],
};

/** What becomes stale with these. */
export function affectedBy(changed: readonly Entity[]): Entity[] {
  return [...new Set(changed.flatMap((entity) => [entity, ...(DERIVED[entity] ?? [])]))];
}

/** Refetches what these changes have made stale, where a screen shows it. */
export async function invalidate(queries: QueryClient, ...changed: Entity[]): Promise<void> {
  await Promise.all(
    affectedBy(changed).map((entity) => queries.invalidateQueries({ queryKey: [entity] })),
  );
}
