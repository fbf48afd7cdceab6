import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { UserError } from '#tooling/user-error.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** A listening server whose answers can be put in place after it has its port. */
export interface Listener {
  url: string;
  port: number;
  /** Sets what answers from now on. */
  answerWith(answer: Answer): void;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** Loopback only: the embedded backend's keys and demo passwords are no secret. */
const HOST = '127.0.0.1';

/**
 * Takes the port before anything else is done, so that a port in use leaves nothing half-made.
 *
 * @param port 0 for any free one.
 * @throws UserError when the port is taken.
 */
export async function listen(port: number): Promise<Listener> {
  let answer: Answer = starting;
  const server = createAdaptorServer({ fetch: (request) => answer(request) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, port)));
    server.listen(port, HOST, resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${actual}`,
    port: actual,
    answerWith(next) {
      answer = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function starting(): Response {
  return new Response('The site is starting and will be here in a moment.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}

function cannotListen(error: NodeJS.ErrnoException, port: number): UserError {
  if (error.code === 'EADDRINUSE') {
    return new UserError(
      `Port ${port} is in use by another program: stop that one, or choose another port, as in PORT=${port === 65_535 ? port - 1 : port + 1}.`,
    );
  }
  if (error.code === 'EACCES') {
    return new UserError(
      `Port ${port} may not be used by this account: choose one above 1023, as in PORT=4321.`,
    );
  }
  return new UserError(`Port ${port} can't be used (${error.code}): choose another one with PORT.`);
}
