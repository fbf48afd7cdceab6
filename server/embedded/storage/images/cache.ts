import { hash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Older pictures are removed when the backend opens, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

interface ImageCacheOptions {
  /** Bytes of all pictures, evicted by last use. Default 256 MiB. */
  maxBytes?: number;
  /** Pictures encoded in parallel. Default one or two, which leaves a core. */
  atOnce?: number;
  /** Length of the queue. Default 200, more than any screen shows. */
  maxWaiting?: number;
  /** Milliseconds after which an encoding gives its place to the next. Default 30,000. */
  longest?: number;
}

export class ImageQueueFullError extends Error {
  override name = 'ImageQueueFullError';
}

export class ImageTooSlowError extends Error {
  override name = 'ImageTooSlowError';
}

/**
 * Caches encoded pictures on disk. Simultaneous equal requests encode one picture; files are put in
 * place atomically. Requests for every size can neither fill the disk nor block others for ever, nor can
 * an encoding that never ends, which happens: https://github.com/lovell/sharp/issues/4486.
 */
export class ImageCache {
  readonly #folder: string;
  readonly #options: Required<ImageCacheOptions>;
  readonly #making = new Map<string, Promise<Buffer>>();
  readonly #waiting: (() => void)[] = [];
  /** Bytes of each cached picture. */
  readonly #kept: LRUCache<string, number>;
  #busy = 0;

  constructor(folder: string, options: ImageCacheOptions = {}) {
    this.#folder = folder;
    const atOnce = Math.min(2, Math.max(1, availableParallelism() - 1));
    this.#options = {
      maxBytes: 256 * 1024 * 1024,
      atOnce,
      maxWaiting: 200,
      longest: 30_000,
      ...options,
    };
    this.#kept = new LRUCache({
      maxSize: this.#options.maxBytes,
      sizeCalculation: (bytes) => bytes,
      dispose: (_bytes, name, reason) => {
        if (reason === 'evict') rmSync(this.#fileOf(name), { force: true });
      },
    });
  }

  /** A picture's name in the cache, by everything that it depends on. */
  static nameOf(parts: readonly unknown[]): string {
    return hash('sha256', JSON.stringify(parts));
  }

  /**
   * The cached picture, or the one that `make` encodes. One that is done too late is there for the next
   * request.
   *
   * @throws ImageQueueFullError, ImageTooSlowError, and whatever `make` throws.
   */
  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#making.get(name);
    if (running) return await running;
    const result = this.#readOrMake(name, make).finally(() => this.#making.delete(name));
    this.#making.set(name, result);
    return await result;
  }

  /** Waits for running encodings. */
  async settle(): Promise<void> {
    await Promise.allSettled(this.#making.values());
  }

  /** Reads what is cached and evicts the rest. Errors are ignored. */
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
    for (const { name, size } of found.sort((a, b) => a.at - b.at)) this.#kept.set(name, size);
  }

  #fileOf(name: string): string {
    return path.join(this.#folder, name.slice(0, 2), name);
  }

  async #readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = this.#fileOf(name);
    const kept = await readFile(file).catch(() => null);
    if (kept) {
      this.#kept.set(name, kept.length);
      return kept;
    }
    return await this.#inTurn(async () => {
      const picture = await make();
      await this.#keep(name, picture);
      return picture;
    });
  }

  async #keep(name: string, picture: Buffer): Promise<void> {
    const file = this.#fileOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomUUID()}.tmp`;
    await writeFile(temporary, picture);
    await rename(temporary, file);
    this.#kept.set(name, picture.length);
  }

  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#busy < this.#options.atOnce) this.#busy += 1;
    else {
      if (this.#waiting.length >= this.#options.maxWaiting) throw new ImageQueueFullError();
      await new Promise<void>((go) => this.#waiting.push(go));
    }
    const running = task();
    try {
      return await within(this.#options.longest, running);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#busy -= 1;
    }
  }
}

/** Whoever waited is told; what runs goes on. */
async function within<T>(longest: number, running: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ImageTooSlowError()), longest);
  running.catch(() => undefined);
  return await Promise.race([running, late.promise]).finally(() => clearTimeout(timer));
}
