import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The cache between builds. */
export const PICTURES_FOLDER = path.resolve(
  process.env.ASTRO_CACHE_DIR || 'node_modules/.astro',
  'pictures',
);

const reading = new Map<string, Promise<Buffer>>();
const ensuring = new Map<string, Promise<boolean>>();
const ensured = new Set<string>();

/** Looks again for every file: the folder may have been cleaned up. */
export function forgetEnsured(): void {
  ensured.clear();
}

/**
 * A file of the cache, made if it is missing, once for parallel calls. Its name covers all it depends
 * on, so it is never stale.
 */
export function cachedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(PICTURES_FOLDER, name);
  return once(reading, name, async () => {
    const known = await readFile(file).catch(() => null);
    return known ?? (await write(file, await make()));
  });
}

/**
 * Makes a file of the cache if it is missing, without reading it.
 *
 * @param make gives `null` when it can’t be made.
 * @returns whether the file is there.
 */
export function ensureCached(name: string, make: () => Promise<Buffer | null>): Promise<boolean> {
  const file = path.join(PICTURES_FOLDER, name);
  return once(ensuring, name, async () => {
    if (ensured.has(name)) return true;
    // Synchronous: pages ask for several, and a promise takes twenty times as long.
    if (!existsSync(file)) {
      const made = await make();
      if (!made) return false;
      await write(file, made);
    }
    ensured.add(name);
    return true;
  });
}

export function digestOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** Shares a call in progress. */
function once<Result>(
  running: Map<string, Promise<Result>>,
  name: string,
  begin: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(name);
  if (known) return known;
  const result = begin();
  running.set(name, result);
  const forget = () => running.delete(name);
  result.then(forget, forget);
  return result;
}

async function write(file: string, content: Buffer): Promise<Buffer> {
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when whole: a parallel build may write or read it.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
  return content;
}
