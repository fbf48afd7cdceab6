/** The thread of `FinishingThread`. */
import { parentPort } from 'node:worker_threads';
import { finishPage } from '#build/output/finish-page.ts';
import type { FinishingAnswer, FinishingOrder } from './finishing-thread.ts';

const answer = (message: FinishingAnswer, moved: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, moved);

parentPort?.on('message', ({ id, bytes, policy }: FinishingOrder) => {
  try {
    const page = finishPage(bytes, policy);
    answer({ id, page }, [page.bytes.buffer]);
  } catch (error) {
    answer({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
