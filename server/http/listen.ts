import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { refuse } from '#server/refuse.ts';
import { unavailable } from '#server/static-files/unavailable.ts';
import { UserError } from '#tooling/user-error.ts';
import { isForOtherHost, isFromOtherSite, type OwnAddresses, ownAddresses } from './guard.ts';
import { healthOfStart } from './health-check.ts';
import {
  type Answer,
  backendStarting,
  HEALTH_PATH,
  isForBackend,
  type RawAnswer,
} from './routes.ts';

export type Listener = Awaited<ReturnType<typeof listen>>;

/** Loopback only: the embedded backend's keys and demo passwords are no secret. */
const HOST = '127.0.0.1';

/** Milliseconds for a request to arrive: 25 MiB at most, and developers try slow networks. */
const ARRIVES_WITHIN = { headersTimeout: 20_000, requestTimeout: 10 * 60_000 };

/** Milliseconds: clients are told the first, and have the second as well, so that a busy one sends into no closing connection. */
const KEPT_OPEN = { keepAliveTimeout: 65_000, keepAliveTimeoutBuffer: 30_000 };

/** For so long a visitor waits for the site of the last run, and a request for the backend: after a restart they are there in a moment. */
const OPENS_WITHIN_MS = 5000;

/**
 * Takes the port first, so that a port in use leaves nothing half-made. Answers only requests for this
 * machine, and the backend answers its own pages only.
 *
 * @param port 0 for any free one.
 * @param sitePort of a server in front of this one.
 * @throws UserError when the port is taken.
 */
export async function listen(port: number, sitePort?: number) {
  const opened = Promise.withResolvers<void>();
  const backendOpened = Promise.withResolvers<void>();
  let site: Answer = starting;
  let isOpen = false;
  let health: () => Response | Promise<Response> = healthOfStart;
  let backend: RawAnswer | undefined;
  let own: OwnAddresses;
  let url = '';
  const answerSite = getRequestListener((request) => site(request));
  const answerHealth = getRequestListener(({ method }) =>
    method === 'GET' || method === 'HEAD'
      ? health()
      : new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } }),
  );
  const server = createServer({ ...ARRIVES_WITHIN, ...KEPT_OPEN }, async (incoming, outgoing) => {
    const path = pathOf(incoming);
    if (path === null) return refuse(incoming, outgoing, 400, 'This is no address.');
    const visit = { method: incoming.method ?? '', path, headers: incoming.headers };
    if (isForOtherHost(visit, own)) {
      return refuse(incoming, outgoing, 421, `This server answers ${url} only.`);
    }
    if (path === HEALTH_PATH) return void answerHealth(incoming, outgoing);
    // Only then is it known whether the backend's addresses are here.
    if (!isOpen) await orSoon(opened.promise);
    if (!isForBackend(path) || (isOpen && !backend)) return void answerSite(incoming, outgoing);
    if (isFromOtherSite(visit, own)) {
      const message = 'This backend answers its own site only, and no page of another one.';
      return refuse(incoming, outgoing, 403, { message, code: 'other_site' });
    }
    // The first build waits for its content: asking once a second would be half a second late.
    if (backend === backendStarting) await orSoon(backendOpened.promise);
    (backend ?? backendStarting)(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(cannotListen(error, port)));
    server.listen(port, HOST, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  url = `http://localhost:${actual}`;
  own = ownAddresses(sitePort ? [actual, sitePort] : [actual], process.env.SITE_URL);
  return {
    url,
    port: actual,
    /** Sets the handlers of pages and, if any, of the backend's paths. */
    answerWith(newSite: Answer, newBackend?: RawAnswer): void {
      site = newSite;
      backend = newBackend;
      isOpen = true;
      opened.resolve();
      if (newBackend !== backendStarting) backendOpened.resolve();
    },
    /** Sets what monitors are told at /health. */
    answerHealthWith(newHealth: typeof health): void {
      health = newHealth;
    },
    /** Stops listening and ends open connections. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path as the backend reads it, or `null` for none (`*`, `http://…`, `//…`). */
function pathOf({ url = '' }: IncomingMessage): string | null {
  if (!url.startsWith('/') || !URL.canParse(`http://localhost${url}`)) return null;
  return new URL(`http://localhost${url}`).pathname;
}

function orSoon(opened: Promise<void>): Promise<void> {
  return Promise.race([opened, pause(OPENS_WITHIN_MS, undefined, { ref: false })]);
}

const starting = () => unavailable('The site is starting and will be here in a moment.');

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

/** Cleans up on Ctrl-C or SIGTERM and ends; a second signal ends at once, which loses nothing. */
export function onStop(tidy: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      tidy().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}
