import type { BackendAddress } from '#domain/backend-address.ts';
import { buildBackend } from '#environment';
import { type ContentSource, ContentSourceError, contentSource } from './source.ts';

interface Reading {
  source: ContentSource;
  /** The content version that everything read from `source` contains at least. */
  version: number;
}

/** For checking types, which asks for the shape of the collections and not for their rows. */
const NO_CONTENT: ContentSource = {
  rows: async () => [],
  call: async <Answer>() => null as Answer,
};

/** What every sync without data of its own belongs to: a build has one, a dev server begins with one. */
const FIRST_SYNC = {};

const readings = new WeakMap<object, Promise<Reading>>();

/**
 * Opens the backend for one sync of the content.
 *
 * The version is read before any row, and every loader waits for it. A change that lands while the
 * rows are read may or may not be in them, and then the version we note is too low rather than too
 * high: the staff area asks for one release too many at worst, and never takes a missing change for
 * live.
 *
 * @param sync `refreshContextData` of the loaders: Astro hands the same object to all loaders of a
 *   sync. The dev server makes a new one for each release.
 */
export function openContent(sync: object = FIRST_SYNC): Promise<Reading> {
  const running = readings.get(sync);
  if (running) return running;
  const reading = open();
  readings.set(sync, reading);
  // The dev server syncs again when a file of the content changes; by then the backend may be there.
  reading.catch(() => readings.delete(sync));
  return reading;
}

/** Whether Astro runs only to know the types of the collections (see astro.config.mjs). */
export function isContentUnwanted(): boolean {
  return process.env.CONTENT === 'none';
}

async function open(): Promise<Reading> {
  if (process.env.CONTENT === 'none') return { source: NO_CONTENT, version: 0 };
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
