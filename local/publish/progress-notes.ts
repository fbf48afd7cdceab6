import { setTimeout as pause } from 'node:timers/promises';
import type { Progress } from './render-release.ts';

/**
 * Nobody reads faster than this, and each note costs the database a statement that what is to be done
 * waits for: what is done sooner is not told. In milliseconds.
 */
const BETWEEN = 250;

/** Writes down how far something has come: the newest state, and not more often than people look. */
export class ProgressNotes {
  readonly #write: (progress: Progress) => Promise<void>;
  #latest: Progress | null = null;
  #writing: Promise<void> | null = null;
  #ended = new AbortController();

  constructor(write: (progress: Progress) => Promise<void>) {
    this.#write = write;
  }

  note(progress: Progress): void {
    if (this.#ended.signal.aborted) return;
    this.#latest = progress;
    this.#writing ??= this.#run().finally(() => {
      this.#writing = null;
    });
  }

  /** Writes nothing more; resolves when nothing is under way. */
  async end(): Promise<void> {
    this.#ended.abort();
    this.#latest = null;
    await this.#writing;
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended;
    while (this.#latest) {
      await pause(BETWEEN, undefined, { signal }).catch(() => undefined);
      const next = this.#take();
      // A release does not fail because nobody could be told how far it was.
      if (next) await this.#write(next).catch(() => undefined);
    }
  }

  #take(): Progress | null {
    const latest = this.#latest;
    this.#latest = null;
    return latest;
  }
}
