/** Runs tasks one after another in the order of the calls; a failed one does not stop the next. */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #startedAt: number | null = null;

  /** Milliseconds for which the current task has run; 0 without one. */
  get busyFor(): number {
    return this.#startedAt === null ? 0 : performance.now() - this.#startedAt;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    const timed = async () => {
      this.#startedAt = performance.now();
      try {
        return await task();
      } finally {
        this.#startedAt = null;
      }
    };
    const result = this.#last.then(timed, timed);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
