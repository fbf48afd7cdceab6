import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** As many pictures are made at the same time: each takes a core and much memory. */
const AT_ONCE = 2;

/** Pictures that were made longer ago than this are removed when the backend opens. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps made pictures on disk. Equal requests at the same moment make one picture; a file is put in
 * place in one step, so a reader never meets half of one.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  #busy = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The name under which a picture is kept: whatever it depends on must be in the parts. */
  static nameOf(parts: readonly unknown[]): string {
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  }

  /** The kept picture, or the one that `make` makes now. */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#folder, name.slice(0, 2), name);
    const running = this.#making.get(name);
    if (running) return await running;
    const result = this.#readOrMake(file, make).finally(() => this.#making.delete(name));
    this.#making.set(name, result);
    return await result;
  }

  /** Waits until no picture is being made. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#making.values());
  }

  /** Removes what is old. A cache that can't be tidied still works. */
  async tidy(): Promise<void> {
    const limit = Date.now() - KEPT_FOR;
    const files = await readdir(this.#folder, { recursive: true }).catch(() => []);
    for (const name of files) {
      const file = path.join(this.#folder, name);
      const info = await stat(file).catch(() => null);
      if (info?.isFile() && info.mtimeMs < limit) await rm(file, { force: true }).catch(() => {});
    }
  }

  async #readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const picture = await this.#inTurn(make);
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomUUID()}.tmp`;
    await writeFile(temporary, picture);
    await rename(temporary, file);
    return picture;
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#busy >= AT_ONCE) await new Promise<void>((go) => this.#waiting.push(go));
    else this.#busy += 1;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
