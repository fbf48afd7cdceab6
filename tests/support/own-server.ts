import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, onTestFinished } from 'vitest';

/** A server of one test's own. @returns its address. */
export const testServer = (answer: RequestListener) => ownServer(answer, onTestFinished);

/** A server of all tests of a file. @returns its address. */
export const fileServer = (answer: RequestListener) => ownServer(answer, afterAll);

async function ownServer(
  answer: RequestListener,
  atEnd: (stop: () => void) => void,
): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
