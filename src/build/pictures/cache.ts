import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where pictures are kept between builds; the build copies those that its pages show. */
export const PICTURES_FOLDER = path.resolve(
  process.env.ASTRO_CACHE_DIR || 'node_modules/.astro',
  'pictures',
);

const reading = new Map<string, Promise<Buffer>>();
const ensuring = new Map<string, Promise<boolean>>();
const ensured = new Set<string>();

/** The folder may have been tidied up by now. */
export function forgetEnsured(): void {
  ensured.clear();
}

/**
 * The file of this name from the cache, made first if it is not there. A name says everything that
 * the content depends on, so a file never grows old. Asked for twice at once, it is made once.
 */
export function cachedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = path.join(PICTURES_FOLDER, name);
  return once(reading, name, async () => {
    const known = await readFile(file).catch(() => null);
    return known ?? (await write(file, await make()));
  });
}

/**
 * Sees to it that the file of this name is in the cache, without reading one that is there.
 *
 * @param make gives `null` when it can't be made.
 * @returns whether the file is there.
 */
export function ensureCached(name: string, make: () => Promise<Buffer | null>): Promise<boolean> {
  const file = path.join(PICTURES_FOLDER, name);
  return once(ensuring, name, async () => {
    if (ensured.has(name)) return true;
    // Every page asks for several, and a promise would take twenty times as long as the answer.
    if (!existsSync(file)) {
      const made = await make();
      if (!made) return false;
      await write(file, made);
    }
    ensured.add(name);
    return true;
  });
}

/** A short name for everything that a file depends on. */
export function digestOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

/** What is under way for a name is not begun again. */
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
  // Another build may write the same file now: both write the same, and a reader sees a whole one.
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, content);
  await rename(part, file);
  return content;
}
