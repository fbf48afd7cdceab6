/**
 * A thread of the backend's process that ends it with the server, however that ended. The process'
 * own thread can't be relied on for that: PostgreSQL runs in it, and a query may never end.
 */
import { rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { workerData } from 'node:worker_threads';

/** `pipe`: the descriptor whose other end the server holds. `litter`: what the server can't remove any more. */
const { pipe, litter } = workerData as { pipe: number; litter: string | null };

const parent = new Socket({ fd: pipe, readable: true, writable: false });
parent.on('error', () => undefined);
parent.on('close', () => {
  if (litter) rmSync(litter, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});
parent.resume();
