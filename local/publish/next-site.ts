import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';

/** Answers to a link after which a copy is worth a try. */
const NO_LINKS = new Set(['EMLINK', 'EPERM', 'EACCES', 'EXDEV', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

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
  readonly #link: (source: string, target: string) => void;
  readonly #folders = new Set<string>();
  readonly #files = new Set<string>();

  /** @param link makes a hard link, or throws as Node does. */
  constructor(live: string, folder: string, link = linkSync) {
    this.#live = live;
    this.#folder = folder;
    this.#link = link;
  }

  /**
   * Takes a file over from the live site; twice is once.
   *
   * @param file with `/` between its folders.
   * @param other where it is when the live site does not have it.
   */
  takeOver(file: string, other?: string): void {
    if (this.#files.has(file)) return;
    const target = this.#place(file);
    const own = join(this.#live, file);
    try {
      this.#put(own, target);
    } catch (error) {
      if (!other || (error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      this.#put(other, target);
      this.changed += 1;
    }
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

  /** Not every file system has links, and none has any number of them to one file. */
  #put(source: string, target: string): void {
    try {
      this.#link(source, target);
    } catch (error) {
      if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
      copyFileSync(source, target, constants.COPYFILE_EXCL);
    }
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
