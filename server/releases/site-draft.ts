import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { linkFile } from '#build/output/link-file.ts';
import { filesIn } from '#server/static-files/files-in.ts';
import { freeBytes, inMegabytes, isFullDisk } from '#tooling/disk.ts';
import { syncAll } from '#tooling/sync.ts';

/** The file with the records of a site's pages. */
export const recordsOf = (site: string) => `${site}.json`;

/** Links between two turns of the event loop: a millisecond or two. */
const LINKS_AT_ONCE = 64;

/**
 * The folder of the next site. Unchanged files are hard links to the live site's, so no file of a site
 * may be written to after it was made. Synchronous: the worker has nothing else to do.
 */
export class SiteDraft {
  /** Files that are new or differ. */
  changed = 0;
  readonly #live: string;
  #folder: string;
  readonly #link: (source: string, target: string) => void;
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();
  readonly #linkedAhead = new Set<string>();
  /** Files that are in the system's memory alone. */
  readonly #unsynced = new Set<string>();

  /** @param link makes a hard link, or throws as Node does. */
  constructor(live: string, folder: string, link = linkSync) {
    this.#live = live;
    this.#folder = folder;
    this.#link = link;
  }

  /** Notes that the folder was renamed. */
  lieIn(folder: string): void {
    this.#folder = folder;
    this.#folders.clear();
  }

  /** Links files of the live site early; `finish` removes those that were not taken over. */
  async linkAhead(files: readonly string[]): Promise<void> {
    for (const [index, file] of files.entries()) {
      if (index % LINKS_AT_ONCE === 0) await nextTurn();
      this.#linkFrom(join(this.#live, file), file);
      this.#linkedAhead.add(file);
    }
  }

  /**
   * Takes a file over from the live site, once.
   *
   * @param file with `/` between its folders.
   * @param other its source when the live site does not have it.
   */
  takeOver(file: string, other?: string): void {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    if (this.#linkedAhead.has(file)) return;
    try {
      this.#linkFrom(join(this.#live, file), file);
    } catch (error) {
      if (!other || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.#linkFrom(other, file);
      this.#unsynced.add(file);
      this.changed += 1;
    }
  }

  write(file: string, body: Buffer): void {
    if (contentOf(join(this.#live, file))?.equals(body)) {
      this.takeOver(file);
      return;
    }
    this.changed += 1;
    this.#files.add(file);
    const target = this.#place(file);
    // Writing into the link would change the live site.
    if (this.#linkedAhead.delete(file)) unlinkSync(target);
    writeFileSync(target, body, { flag: 'wx' });
    this.#unsynced.add(file);
  }

  /**
   * Removes unwanted links, and brings all else to the disk.
   *
   * @returns files that should be there and are missing.
   */
  async finish(): Promise<string[]> {
    for (const file of this.#linkedAhead.difference(this.#files)) {
      unlinkSync(join(this.#folder, file));
      this.#unsynced.delete(file);
    }
    const found = new Set(await filesIn(this.#folder));
    const folders = new Set<string>();
    for (const file of found) {
      for (let path = dirname(file); !folders.has(path); path = dirname(path)) folders.add(path);
    }
    await syncAll([...this.#unsynced, ...folders].map((path) => join(this.#folder, path)));
    return [...this.#files].filter((file) => !found.has(file));
  }

  #linkFrom(source: string, file: string): void {
    if (!linkFile(source, this.#place(file), this.#link)) this.#unsynced.add(file);
  }

  /** A file's path, in a folder that exists. */
  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return path;
  }
}

function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** The disk has not enough room. The message is for people. */
export class NoRoomError extends Error {
  override name = 'NoRoomError';
}

/**
 * Call before writing anything.
 *
 * @param needed bytes.
 * @throws NoRoomError when fewer are free on the folder's disk.
 */
export async function requireRoom(
  folder: string,
  needed: number,
  measure = freeBytes,
): Promise<void> {
  const free = await measure(folder);
  if (free >= needed) return;
  throw new NoRoomError(
    `The disk is nearly full: ${inMegabytes(free)} MB are free, and a release needs ${inMegabytes(needed)} MB. Nothing was removed.`,
  );
}

/** A full disk's error as NoRoomError; other errors as they are. */
export function asNoRoom(error: unknown): unknown {
  return isFullDisk(error) ? new NoRoomError('The disk became full. Nothing was removed.') : error;
}
