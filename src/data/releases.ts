import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { toDataError } from './errors.ts';

export type Release = Tables<'releases'>;
export type ContentChange = Omit<Tables<'content_changes'>, 'before'>;

/**
 * The newest releases, newest first. Asking also brings them up to date: a build that never answered
 * ends, a refusal of the deploy hook is read, a release that waited for a hook is sent.
 *
 * @throws DataError
 */
export async function fetchReleases(limit = 10): Promise<Release[]> {
  const { data, error, status } = await backend().rpc('refresh_releases', { count: limit });
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Asks for the site to be built. While a release is queued, that one is taken up again and answered:
 * pressing twice makes one build.
 *
 * @throws DataError
 */
export async function requestRelease(): Promise<Release> {
  const { data, error, status } = await backend().rpc('request_release');
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * What visitors could see but do not see yet, newest first.
 *
 * @param liveVersion content version of the live site.
 * @throws DataError
 */
export async function fetchChangesAfter(liveVersion: number): Promise<ContentChange[]> {
  const { data, error, status } = await backend()
    .from('content_changes')
    .select('version, at, actor, entity, entity_id, title, action, is_return')
    .gt('version', liveVersion)
    .order('version', { ascending: false })
    .limit(1000);
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * The content version that stands in the database now.
 *
 * @throws DataError
 */
export async function fetchContentVersion(): Promise<number> {
  const { data, error, status } = await backend().rpc('content_version');
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * Notes that the live site shows a release's content, for hosts whose builds do not report back.
 *
 * @throws DataError
 */
export async function confirmRelease(id: number): Promise<void> {
  const { error, status } = await backend().rpc('confirm_release', { id });
  if (error) throw toDataError(error, status);
}
