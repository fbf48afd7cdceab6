import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { noteLackingPicture, notePicture } from '#build/page-uses.ts';
import { addressOf } from '#domain/media/own-pictures.ts';

/** The cache between builds. */
export const PICTURES_FOLDER = path.resolve(
  process.env.ASTRO_CACHE_DIR || 'node_modules/.astro',
  'pictures',
);

/** The demonstration's pictures, encoded already: most of what a first build would take. */
export const ENCODED_FOLDER = path.resolve('supabase/seed/encoded');

/** Files that are there, or are being made. */
const ensured = new Map<string, Promise<boolean>>();

/** Looks again for every file: the folder may have been cleaned up. */
export function forgetEnsured(): void {
  ensured.clear();
}

/**
 * A file of the cache, made if it is missing. Its name covers all it depends on, so it is never stale.
 *
 * @param make may give `null` when it can’t be made.
 */
export async function cachedFile(
  name: string,
  make: () => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (!(await ensureCached(name, make))) return null;
  // Synchronous: piece by piece, 2 MB wait five times for whatever page is rendered meanwhile.
  return readFileSync(path.join(PICTURES_FOLDER, name));
}

export function isCached(name: string): boolean {
  return existsSync(path.join(PICTURES_FOLDER, name));
}

/**
 * Makes a file of the cache if it is missing, once for parallel calls, without reading it.
 *
 * @param make gives `null` when it can’t be made.
 * @returns whether the file is there.
 */
export function ensureCached(name: string, make: () => Promise<Buffer | null>): Promise<boolean> {
  const known = ensured.get(name);
  if (known) return known;
  const ensuring = ensure(path.join(PICTURES_FOLDER, name), make);
  ensured.set(name, ensuring);
  const forget = () => ensured.delete(name);
  ensuring.then((isThere) => isThere || forget(), forget);
  return ensuring;
}

/** The address of a file of the cache, for the page that asks; `null` when it can’t be made. @param make as of `ensureCached`. */
export async function cachedAddress(
  name: string,
  make: () => Promise<Buffer | null>,
): Promise<string | null> {
  const isThere = await ensureCached(name, make);
  if (isThere) notePicture(name);
  else noteLackingPicture();
  return isThere ? addressOf(name) : null;
}

async function ensure(file: string, make: () => Promise<Buffer | null>): Promise<boolean> {
  // Synchronous: pages ask for several, and a promise takes twenty times as long.
  if (existsSync(file)) return true;
  const encoded = path.join(ENCODED_FOLDER, path.basename(file));
  const made = existsSync(encoded) ? await readFile(encoded) : await make();
  if (!made) return false;
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when whole: a parallel build may write or read it.
  const part = `${file}.${process.pid}.part`;
  // On the disk first: after a power cut a name without its content would count as made.
  await writeFile(part, made, { flush: true });
  await rename(part, file);
  return true;
}

export function digestOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
