/**
 * Runs one task after another, in the order of the calls. A task that fails does not stop the next.
 */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  /** @returns what the task returns, once every task before it has ended. */
  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
