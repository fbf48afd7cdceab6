import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** How long a file waits for its sync at most, when nothing is written that depends on it. */
export const SYNC_WITHIN_MS = 200;
/** Places in the memory that both threads see: how many files have been synced, and whether one failed. */
export const COUNT = 0;
export const FAILED = 1;
/** The message for which the thread does not wait any longer. No path is empty. */
export const HURRY = '';

/** Syncs files in a thread of its own, soon, or at once when somebody waits for it. */
export class SyncQueue {
  readonly #state = new Int32Array(new SharedArrayBuffer(8));
  readonly #worker: Worker;
  #added = 0;

  private constructor() {
    const file = new URL('./sync-worker.ts', import.meta.url);
    this.#worker = new Worker(file, { workerData: this.#state.buffer, execArgv: [] });
  }

  static async start(): Promise<SyncQueue> {
    const queue = new SyncQueue();
    // Whoever waits for a thread that has not started would wait for ever.
    await once(queue.#worker, 'message');
    queue.#worker.unref();
    return queue;
  }

  /** The file is synced within a second, also while this thread is busy. */
  add(path: string): void {
    this.#added = (this.#added + 1) | 0;
    this.#worker.postMessage(path);
  }

  /**
   * Blocks until everything that was added is on the disk.
   *
   * @throws Error when the disk refused; the process ends by that.
   */
  settle(): void {
    if (this.isSettled) return;
    this.#worker.postMessage(HURRY);
    for (let synced = this.#synced; synced !== this.#added; synced = this.#synced) {
      if (Atomics.load(this.#state, FAILED)) throw new Error('The disk can’t be written to.');
      Atomics.wait(this.#state, COUNT, synced);
    }
  }

  /** Whether all that was added is on the disk. */
  get isSettled(): boolean {
    return this.#synced === this.#added;
  }

  async close(): Promise<void> {
    this.settle();
    await this.#worker.terminate();
  }

  get #synced(): number {
    return Atomics.load(this.#state, COUNT);
  }
}
