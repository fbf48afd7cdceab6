import type { StoredContent } from '#domain/content-comparison.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { unwrap } from './unwrap.ts';

export type Release = Tables<'releases'>;
export type ContentChange = Omit<Tables<'content_changes'>, 'before'>;

/**
 * The newest releases, newest first. Asking also brings them up to date: a build that never answered
 * ends, a refusal of the deploy hook is read, a release that waited for a hook is sent.
 */
export async function fetchReleases(limit = 10): Promise<Release[]> {
  return await unwrap(backend().rpc('refresh_releases', { count: limit }));
}

/**
 * Asks for the site to be built. While a release is queued, that one is taken up again and answered:
 * pressing twice makes one build.
 */
export async function requestRelease(): Promise<Release> {
  return await unwrap(backend().rpc('request_release'));
}

/**
 * What visitors could see but do not see yet, newest first.
 *
 * @param liveVersion content version of the live site.
 */
export async function fetchChangesAfter(liveVersion: number): Promise<ContentChange[]> {
  return await unwrap(
    backend()
      .from('content_changes')
      .select('version, at, actor, entity, entity_id, title, action, is_return')
      .gt('version', liveVersion)
      .order('version', { ascending: false })
      .limit(1000),
  );
}

/** The content version that stands in the database now. */
export async function fetchContentVersion(): Promise<number> {
  return await unwrap(backend().rpc('content_version'));
}

/**
 * Notes that the live site shows a release's content, for hosts whose builds do not report back.
 */
export async function confirmRelease(id: number): Promise<void> {
  await unwrap(backend().rpc('confirm_release', { id }));
}

/** What goes with a release, and what does not. */
export interface Selection {
  /** Saved changes that are approved with it. */
  posts: { id: string; version: number; title: string }[];
  galleries: { id: string; version: number; pictures_version: number; title: string }[];
  /** What was approved and goes on waiting. */
  left_out: { entity: string; id: string }[];
}

/**
 * Approves what was chosen, lets the rest wait, and asks for a release: all of it or nothing.
 *
 * @param liveVersion content version of the live site: what is left out goes back to it.
 * @throws DataError that names what stands in the way.
 */
export async function releaseSelection(selection: Selection, liveVersion: number): Promise<void> {
  await unwrap(
    backend().rpc('release_selection', {
      ...selection,
      live_version: liveVersion,
    }),
  );
}

/**
 * Makes what visitors saw of something at a content version what they see from the next release on.
 *
 * @param id null for the order of the galleries.
 * @returns the content version before that; with it this function takes itself back.
 */
export async function putBackChange(
  entity: string,
  id: string | null,
  version: number,
): Promise<number> {
  return await unwrap(
    backend().rpc('put_back_change', {
      entity,
      // The generated types know no parameter that may be null.
      entity_id: id as string,
      version,
    }),
  );
}

/** What visitors saw of something at a content version; null for nothing. */
export async function fetchContentAt(
  entity: string,
  id: string | null,
  version: number,
): Promise<StoredContent | null> {
  const data = await unwrap(
    backend().rpc('content_at', {
      entity,
      entity_id: id as string,
      version,
    }),
  );
  return data as StoredContent | null;
}

/**
 * Which of these articles and galleries visitors see in an older state because somebody put that back.
 */
export async function fetchTakenBack(ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const data = await unwrap(
    backend()
      .from('content_changes')
      .select('entity_id, is_return')
      .in('entity_id', ids.slice(0, 100))
      .order('version', { ascending: false })
      .limit(1000),
  );
  const newest = new Map<string, boolean>();
  for (const { entity_id: id, is_return } of data) {
    if (id && !newest.has(id)) newest.set(id, is_return);
  }
  return new Set([...newest].filter(([, isReturn]) => isReturn).map(([id]) => id));
}
