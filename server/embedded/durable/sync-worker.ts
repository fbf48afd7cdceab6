/**
 * The thread of a `SyncQueue`. The main thread can't do its work in time: PostgreSQL runs in it, and a
 * query may take longer than a second.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { syncAll } from '#tooling/sync.ts';
import { COUNT, FAILED, HURRY, SYNC_WITHIN_MS } from './sync-queue.ts';

const state = new Int32Array(workerData as SharedArrayBuffer);
let waiting = new Set<string>();
let received = 0;
let isAwaited = false;
let isWorking = false;
let timer: NodeJS.Timeout | null = null;

parentPort?.on('message', (message: string) => {
  if (message === HURRY) {
    isAwaited = true;
    void work();
    return;
  }
  received = (received + 1) | 0;
  waiting.add(message);
  timer ??= setTimeout(work, SYNC_WITHIN_MS);
});

parentPort?.postMessage('ready');

async function work(): Promise<void> {
  if (isWorking) return;
  isWorking = true;
  try {
    do {
      if (timer) clearTimeout(timer);
      timer = null;
      const [paths, count] = [waiting, received];
      waiting = new Set();
      await syncAll(paths);
      Atomics.store(state, COUNT, count);
      Atomics.notify(state, COUNT);
    } while (isAwaited && waiting.size > 0);
    isAwaited = false;
  } catch (error) {
    Atomics.store(state, FAILED, 1);
    Atomics.add(state, COUNT, -1);
    Atomics.notify(state, COUNT);
    // Ends the process: nobody knows which writes the disk has lost, and opening again reads what it has.
    throw error;
  } finally {
    isWorking = false;
  }
}
