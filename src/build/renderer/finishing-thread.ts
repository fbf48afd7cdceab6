import { Worker } from 'node:worker_threads';
import { type FinishedPage, type FinishPage, finishPage } from '#build/output/finish-page.ts';

/** A page that is to be finished, with a number for the answer. */
export interface FinishingOrder {
  id: number;
  bytes: Uint8Array<ArrayBuffer>;
  policy: string | null;
}

export type FinishingAnswer =
  | { id: number; page: FinishedPage }
  /** What is wrong with the page. */
  | { id: number; problem: string };

interface Waiting extends FinishingOrder {
  resolve: (page: FinishedPage | Promise<FinishedPage>) => void;
  reject: (error: Error) => void;
}

/**
 * Finishes pages in a thread of its own, a fifth of the work on each, while the next ones are rendered.
 * Where that thread ends, pages are finished here.
 */
export class FinishingThread {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null;
  #lastId = 0;

  /** @param script of the thread. */
  constructor(script = new URL('./finishing-worker.ts', import.meta.url)) {
    // Without the options of this process, which are for one that has a parent.
    this.#worker = new Worker(script, { execArgv: [] });
    this.#worker.unref();
    this.#worker.on('message', (answer: FinishingAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => console.error(error));
    this.#worker.on('exit', () => this.#goOnWithout());
  }

  readonly finish: FinishPage = (bytes, policy) => {
    const worker = this.#worker;
    if (!worker) return finishPage(bytes, policy);
    return new Promise((resolve, reject) => {
      this.#lastId += 1;
      const order = { id: this.#lastId, bytes, policy };
      this.#waiting.set(order.id, { ...order, resolve, reject });
      worker.postMessage(order satisfies FinishingOrder);
    });
  };

  #take(answer: FinishingAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('page' in answer) waiting?.resolve(answer.page);
    else waiting?.reject(new Error(answer.problem));
  }

  #goOnWithout(): void {
    this.#worker = null;
    for (const { bytes, policy, resolve } of this.#waiting.values()) {
      resolve((async () => finishPage(bytes, policy))());
    }
    this.#waiting.clear();
  }
}
