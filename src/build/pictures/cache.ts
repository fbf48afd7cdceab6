import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where pictures are kept between builds; the build copies those that its pages show. */
export const PICTURES_FOLDER = path.resolve(
  process.env.ASTRO_CACHE_DIR || 'node_modules/.astro',
  'pictures',
);

const making = new Map<string, Promise<Buffer>>();

/**
 * The file of this name from the cache, made first if it is not there. A name says everything that
 * the content depends on, so a file never grows old. Asked for twice at once, it is made once.
 */
export function cachedFile(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const running = making.get(name);
  if (running) return running;
  const result = readOrMake(path.join(PICTURES_FOLDER, name), make);
  making.set(name, result);
  const forget = () => making.delete(name);
  result.then(forget, forget);
  return result;
}

/** A short name for everything that a file depends on. */
export function digestOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}

async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    const content = await make();
    await mkdir(path.dirname(file), { recursive: true });
    // Another build may write the same file now: both write the same, and a reader sees a whole one.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, content);
    await rename(part, file);
    return content;
  }
}
