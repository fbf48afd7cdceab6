import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/**
 * The folder of the next site. Files that stay the same are hard links to those of the live one, so
 * that thousands cost little; nobody may write to a file of a site after it was made. Calls that only
 * touch the file system's lists do not leave the thread: that is ten times faster, and a renderer has
 * nothing else to do.
 */
export class NextSite {
  /** Files that are new or have another content. */
  changed = 0;
  readonly #live: string;
  readonly #folder: string;
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();
  #canLink = true;

  constructor(live: string, folder: string) {
    this.#live = live;
    this.#folder = folder;
  }

  /** Takes a file over from the live site. `file` has `/` between its folders. */
  takeOver(file: string): void {
    this.add(file, join(this.#live, file));
  }

  /** Puts in a file that lies elsewhere. Twice the same is once. */
  add(file: string, source: string): void {
    if (this.#files.has(file)) return;
    const target = this.#place(file);
    if (this.#canLink) {
      try {
        linkSync(source, target);
        return;
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === 'ENOENT' || code === 'EEXIST' || code === 'ENOSPC') throw error;
        // A file system without links, or one with too many of this file: see below.
        this.#canLink = code === 'EMLINK';
      }
    }
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }

  async write(file: string, body: Buffer): Promise<void> {
    const old = await readFile(join(this.#live, file)).catch(() => null);
    if (old?.equals(body)) return this.takeOver(file);
    this.changed += 1;
    writeFileSync(this.#place(file), body);
  }

  /** Names of files that were put in and are not there now. */
  missing(): string[] {
    const found = new Set(filesIn(this.#folder));
    return [...this.#files].filter((file) => !found.has(file));
  }

  #place(file: string): string {
    const path = join(this.#folder, file);
    const folder = dirname(path);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    this.#files.add(file);
    return path;
  }
}

/** Every file below a folder, by its path there with `/` between folders. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => (sep === '/' ? file : file.replaceAll(sep, '/')));
}
