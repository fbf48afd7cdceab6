import type { ConvertedTexts } from '#wordpress/plan/convert-texts.ts';
import type { PageHere } from '#wordpress/plan/page-places.ts';
import type { ImportPlan } from '#wordpress/plan/plan-import.ts';
import type { ImportTask } from './import-worker.ts';

/** One export, read in a worker: the screen answers meanwhile, and a file that takes too long can be given up. */
export class ExportReader {
  readonly #worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
  readonly #ended = new AbortController();

  /** @returns null for files that are no export. */
  plan(files: readonly string[], pagesHere: readonly PageHere[]): Promise<ImportPlan | null> {
    return this.#ask({ kind: 'plan', files, pagesHere });
  }

  convert(
    libraryIds: ReadonlyMap<string, string>,
    known: ReadonlySet<string>,
  ): Promise<ConvertedTexts> {
    return this.#ask({ kind: 'convert', libraryIds, known });
  }

  get isClosed(): boolean {
    return this.#ended.signal.aborted;
  }

  /** What is asked then is rejected. */
  close(): void {
    this.#worker.terminate();
    this.#ended.abort();
  }

  async #ask<Value>(task: ImportTask): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    this.#ended.signal.throwIfAborted();
    this.#ended.signal.addEventListener('abort', () => reject(this.#ended.signal.reason));
    this.#worker.onmessage = ({ data }: MessageEvent<{ value: Value } | { failure: string }>) =>
      'failure' in data ? reject(new Error(data.failure)) : resolve(data.value);
    // Out of memory, or the worker could not be downloaded.
    this.#worker.onerror = ({ message }) => reject(new Error(message));
    this.#worker.postMessage(task);
    return await promise;
  }
}
