import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { buildBackend } from '#environment';
import { type ContentSource, ContentSourceError, contentSource } from './source.ts';

/**
 * Opens the backend for one reading of the content.
 *
 * The version is read before any row. A change that lands while the rows are read may or may not be in
 * them, and then the version we note is too low rather than too high: the staff area asks for one release
 * too many at worst, and never takes a missing change for live.
 */
export async function openContent(): Promise<{ source: ContentSource; version: number }> {
  const source = contentSource(address());
  return { source, version: Number(await source.call('content_version')) };
}

function address(): BackendAddress {
  try {
    return buildBackend();
  } catch (error) {
    throw new ContentSourceError(error instanceof Error ? error.message : String(error));
  }
}
