import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Pictures that were made longer ago than this are removed when the backend opens. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

export interface ImageCacheOptions {
  /** Bytes that all pictures may take on the disk; the longest unused go first. Default 256 MiB. */
  maxBytes?: number;
  /** Pictures made at the same time. Default one or two, so that a core is left for everything else. */
  atOnce?: number;
  /** Pictures that may wait to be made. Default 200, more than any screen shows. */
  maxWaiting?: number;
}

/** So many pictures wait to be made that another one is not taken on. */
export class ImageQueueFullError extends Error {
  override name = 'ImageQueueFullError';
}

/**
 * Keeps made pictures on disk. Equal requests at the same moment make one picture; a file is put in
 * place in one step, so a reader never meets half of one. Whoever asks for every size there is can neither
 * fill the disk nor make others wait for ever.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #options: Required<ImageCacheOptions>;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  /** Sizes of the kept pictures in bytes, the longest unused first. */
  readonly #kept = new Map<string, number>();
  #bytes = 0;
  #busy = 0;

  constructor(folder: string, options: ImageCacheOptions = {}) {
    this.#folder = folder;
    this.#options = {
      maxBytes: options.maxBytes ?? 256 * 1024 * 1024,
      atOnce: options.atOnce ?? Math.min(2, Math.max(1, availableParallelism() - 1)),
      maxWaiting: options.maxWaiting ?? 200,
    };
  }

  /** The name under which a picture is kept: whatever it depends on must be in the parts. */
  static nameOf(parts: readonly unknown[]): string {
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  }

  /**
   * The kept picture, or the one that `make` makes now.
   *
   * @throws ImageQueueFullError, and whatever `make` throws.
   */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#making.get(name);
    if (running) return await running;
    const result = this.#readOrMake(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, result);
    return await result;
  }

  /** Waits until no picture is being made. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#making.values());
  }

  /** Finds out what is there and removes what is old or too much. A cache that can't be tidied still works. */
  async tidy(): Promise<void> {
    const limit = Date.now() - KEPT_FOR;
    const found: { name: string; size: number; at: number }[] = [];
    for (const entry of await readdir(this.#folder, { recursive: true }).catch(() => [])) {
      const file = path.join(this.#folder, entry);
      const info = await stat(file).catch(() => null);
      if (!info?.isFile()) continue;
      const name = path.basename(file);
      const isPicture = file === this.#fileOf(name);
      if (!isPicture || info.mtimeMs < limit) await rm(file, { force: true }).catch(() => {});
      else found.push({ name, size: info.size, at: info.mtimeMs });
    }
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) this.#note(name, size);
    await this.#evict();
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, name.slice(0, 2), name);
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = this.#fileOf(name);
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      this.#note(name, kept.length);
      return kept;
    }
    const picture = await this.#inTurn(make);
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomUUID()}.tmp`;
    await writeFile(temporary, picture);
    await rename(temporary, file);
    this.#note(name, picture.length);
    await this.#evict();
    return picture;
  }

  /** Notes a picture as the one that was used last. */
  #note(name: string, size: number): void {
    this.#bytes += size - (this.#kept.get(name) ?? 0);
    this.#kept.delete(name);
    this.#kept.set(name, size);
  }

  async #evict(): Promise<void> {
    while (this.#bytes > this.#options.maxBytes) {
      const [oldest] = this.#kept;
      if (!oldest) return;
      const [name, size] = oldest;
      this.#kept.delete(name);
      this.#bytes -= size;
      await rm(this.#fileOf(name), { force: true }).catch(() => {});
    }
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#options.atOnce) this.#busy += 1;
    else {
      if (this.#waiting.length >= this.#options.maxWaiting) throw new ImageQueueFullError();
      await new Promise<void>((go) => this.#waiting.push(go));
    }
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}
