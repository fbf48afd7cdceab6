import type { BackendAddress } from '#domain/accounts/backend-address.ts';
import { buildBackend } from '#environment';
import { type ContentSource, ContentSourceError, contentSource } from './source.ts';

/**
 * Opens the backend for one reading of the content. The version is read before any row: a change that
 * lands meanwhile makes it too low rather than too high, so that the staff area asks for one release too
 * many at worst, and never takes a missing change for live.
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
