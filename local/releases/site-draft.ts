import { linkSync, mkdirSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { linkFile } from '#build/output/link-file.ts';

/** A site as a folder, and the records of its pages as a file beside it. */
export interface SiteFolder {
  folder: string;
  records: string;
}

/** Links made before whoever else waits gets a turn: a millisecond or two. */
const LINKS_AT_ONCE = 64;

/**
 * The folder of the next site. Files that stay the same are hard links to those of the live one, so
 * that thousands cost little; nobody may write to a file of a site after it was made. Nothing here
 * leaves the thread to touch the file system's lists: a renderer has nothing else to do.
 */
export class SiteDraft {
  /** Files that are new or have another content. */
  changed = 0;
  readonly #live: string;
  #folder: string;
  readonly #link: (source: string, target: string) => void;
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();
  readonly #linkedAhead = new Set<string>();

  /** @param link makes a hard link, or throws as Node does. */
  constructor(live: string, folder: string, link = linkSync) {
    this.#live = live;
    this.#folder = folder;
    this.#link = link;
  }

  /** To be told where the folder lies now, after it was renamed. */
  lieIn(folder: string): void {
    this.#folder = folder;
    this.#folders.clear();
  }

  /**
   * Links files of the live site before anybody knows whether they stay as they are. Those that are
   * neither taken over nor written afterwards go with `finish`.
   */
  async linkAhead(files: readonly string[]): Promise<void> {
    for (const [index, file] of files.entries()) {
      if (index % LINKS_AT_ONCE === 0) await nextTurn();
      linkFile(join(this.#live, file), this.#place(file), this.#link);
      this.#linkedAhead.add(file);
    }
  }

  /**
   * Takes a file over from the live site; twice is once.
   *
   * @param file with `/` between its folders.
   * @param other where it is when the live site does not have it.
   */
  takeOver(file: string, other?: string): void {
    if (this.#files.has(file)) return;
    this.#files.add(file);
    if (this.#linkedAhead.has(file)) return;
    const target = this.#place(file);
    const own = join(this.#live, file);
    try {
      linkFile(own, target, this.#link);
    } catch (error) {
      if (!other || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      linkFile(other, target, this.#link);
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
    // Not into a link: that is the live site's file.
    if (this.#linkedAhead.delete(file)) unlinkSync(target);
    writeFileSync(target, body, { flag: 'wx' });
  }

  /**
   * Removes what was linked and not wanted.
   *
   * @returns names of files that were put in and are not there now.
   */
  finish(): string[] {
    for (const file of this.#linkedAhead.difference(this.#files)) {
      unlinkSync(join(this.#folder, file));
    }
    const found = new Set(filesIn(this.#folder));
    return [...this.#files].filter((file) => !found.has(file));
  }

  /** Where a file goes, in a folder that is there. */
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

/** `null` when there is no such file. */
function contentOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Every file below a folder, by its path there with `/` between folders. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => (sep === '/' ? file : file.replaceAll(sep, '/')));
}
