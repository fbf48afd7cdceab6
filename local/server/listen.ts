import { createServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { refuse } from '#local/refuse.ts';
import { UserError } from '#tooling/user-error.ts';
import type { Answer, RawAnswer } from './answer.ts';
import { isForOtherHost, isFromOtherSite } from './guard.ts';
import { type OwnAddresses, ownAddresses } from './own-addresses.ts';
import { isForBackend } from './routes.ts';

/** A listening server whose answers can be put in place after it has its port. */
export interface Listener {
  url: string;
  port: number;
  /** Sets what answers from now on: pages and files, and the backend's paths where there is one. */
  answerWith(site: Answer, backend?: RawAnswer): void;
  /** Stops listening and ends open connections. */
  close(): Promise<void>;
}

/** Loopback only: the embedded backend's keys and demo passwords are no secret. */
const HOST = '127.0.0.1';

/**
 * How long a request may take to arrive. Bodies are at most 25 MiB, and a developer may be trying how the
 * site feels at 400 kbit/s.
 */
const ARRIVES_WITHIN = { headersTimeout: 20_000, requestTimeout: 10 * 60_000 };

/**
 * How long a connection is kept for the next request, in milliseconds: longer than any client keeps
 * it, so that none sends one into a connection that is just being closed.
 */
const KEPT_OPEN = { keepAliveTimeout: 65_000 };

/**
 * Takes the port before anything else is done, so that a port in use leaves nothing half-made. Answers
 * only what is meant for this machine, and lets only its own pages ask the backend.
 *
 * @param port 0 for any free one.
 * @param sitePort of a server in front of this one, whose pages may ask.
 * @throws UserError when the port is taken.
 */
export async function listen(port: number, sitePort?: number): Promise<Listener> {
  let site: Answer = starting;
  let backend: RawAnswer | undefined;
  let own: OwnAddresses;
  const answerSite = getRequestListener((request) => site(request));
  const server = createServer({ ...ARRIVES_WITHIN, ...KEPT_OPEN }, (incoming, outgoing) => {
    const path = pathOf(incoming);
    if (path === null) return refuse(incoming, outgoing, 400, 'This is no address.');
    const visit = { method: incoming.method ?? '', path, headers: incoming.headers };
    if (isForOtherHost(visit, own)) {
      return refuse(incoming, outgoing, 421, `This server answers ${urlOf(server)} only.`);
    }
    if (!backend || !isForBackend(path)) return void answerSite(incoming, outgoing);
    if (isFromOtherSite(visit, own)) {
      const message = 'This backend answers its own site only, and no page of another one.';
      return refuse(incoming, outgoing, 403, { message, code: 'other_site' });
    }
    backend(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, port)));
    server.listen(port, HOST, resolve);
  });
  const actual = portOf(server);
  own = ownAddresses(sitePort ? [actual, sitePort] : [actual], process.env.SITE_URL);
  return {
    url: urlOf(server),
    port: actual,
    answerWith(nextSite, nextBackend) {
      site = nextSite;
      backend = nextBackend;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path as the backend will read it, or `null` for what is no path (`*`, `http://…`, `//…`). */
function pathOf({ url = '' }: IncomingMessage): string | null {
  if (!url.startsWith('/') || !URL.canParse(`http://localhost${url}`)) return null;
  return new URL(`http://localhost${url}`).pathname;
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

const urlOf = (server: ReturnType<typeof createServer>) => `http://localhost:${portOf(server)}`;

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
