import { backend } from '#data/client.ts';
import { unwrap, unwrapAll } from '#data/unwrap.ts';
import type { StoredContent } from '#domain/releases/content-comparison.ts';
import { translated } from '#languages/server-sentences.ts';
import { staff } from '#languages/staff.ts';
import type { Tables } from '#supabase/database.types.ts';

export type Release = Tables<'releases'>;
export type ContentChange = Omit<Tables<'content_changes'>, 'before'>;

/** Newest first. Asking also ends builds without an answer and sends releases that waited for a hook. */
export async function fetchReleases(limit = 10): Promise<Release[]> {
  const releases = await unwrap(backend().rpc('refresh_releases', { count: limit }));
  return releases.map((release) => ({ ...release, message: inWordsOfReader(release.message) }));
}

/** What a release says of itself, in the language of whoever reads it. @param message a sentence in each line. */
export function inWordsOfReader(message: string): string {
  const { releases } = staff.server;
  const sentences = message
    .split('\n')
    .map((sentence) => translated(sentence, releases) ?? sentence);
  return sentences.join('\n');
}

/** Requests a build. A queued release is reused: pressing twice makes one build. */
export async function requestRelease(): Promise<Release> {
  return await unwrap(backend().rpc('request_release'));
}

/** What visitors could see but do not see yet, newest first. */
export async function fetchChangesAfter(liveVersion: number): Promise<ContentChange[]> {
  return await unwrapAll(() =>
    backend()
      .from('content_changes')
      .select('version, at, actor, entity, entity_id, title, action, is_return')
      .gt('version', liveVersion)
      .order('version', { ascending: false }),
  );
}

export async function fetchContentVersion(): Promise<number> {
  return await unwrap(backend().rpc('content_version'));
}

/** Notes that a release is live, for hosts whose builds don't report back. */
export async function confirmRelease(id: number): Promise<void> {
  await unwrap(backend().rpc('confirm_release', { id }));
}

/** What goes with a release, and what does not. */
export interface ReleaseSelection {
  /** Saved changes that are approved with it. */
  posts: { id: string; version: number; title: string }[];
  galleries: { id: string; version: number; pictures_version: number; title: string }[];
  pages: { id: string; version: number; title: string }[];
  pictures: { id: string; version: number; title: string }[];
  /** Approved, but not part of this release. */
  left_out: { entity: string; id: string }[];
}

/**
 * Approves what was chosen and requests a release, all or nothing; the rest goes back to `liveVersion`.
 * @throws DataError that names what stands in the way.
 */
export async function releaseSelection(
  selection: ReleaseSelection,
  liveVersion: number,
): Promise<void> {
  await unwrap(backend().rpc('release_selection', { ...selection, live_version: liveVersion }));
}

/**
 * Resets what visitors see of something to a content version, with the next release.
 *
 * @param id null for the order of the galleries.
 * @returns the content version before, which undoes it.
 */
export async function putBackChange(
  entity: string,
  id: string | null,
  version: number,
): Promise<number> {
  return await unwrap(
    backend().rpc('put_back_change', {
      entity,
      // The generated types know no nullable parameter.
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

/** Which of these visitors see in an older state that was put back. */
export async function fetchTakenBack(ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(await unwrap(backend().rpc('taken_back', { ids: [...ids] })));
}
