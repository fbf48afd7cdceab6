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
  call: async () => null,
};

/** Calls within this time, in milliseconds, belong to the same build. */
const ONE_READING = 500;

let reading: Promise<Reading> | undefined;

/**
 * Opens the backend for this build.
 *
 * The version is read before any row, and every loader waits for it. A change that lands while the
 * rows are read may or may not be in them, and then the version we note is too low rather than too
 * high: the staff area asks for one release too many at worst, and never takes a missing change for
 * live.
 */
export function openContent(): Promise<Reading> {
  if (!reading) {
    reading = open();
    // All loaders begin at the same moment. The dev server begins anew when something was published.
    setTimeout(() => {
      reading = undefined;
    }, ONE_READING).unref();
  }
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
