/**
 * A thread that ends the backend's process with the server. The main thread can't: PostgreSQL runs in
 * it, and a query may never end.
 */
import { rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { workerData } from 'node:worker_threads';

/** `pipe`: the server holds its other end. `litter`: what the server can't remove any more. */
const { pipe, litter } = workerData as { pipe: number; litter: string | null };

const parent = new Socket({ fd: pipe, readable: true, writable: false });
parent.on('error', () => undefined);
parent.on('close', () => {
  if (litter) rmSync(litter, { recursive: true, force: true });
  process.kill(process.pid, 'SIGKILL');
});
parent.resume();
