import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { CleanUp } from '../engines/browser.ts';
import { signToken } from './servers.ts';

export const PUBLISHABLE_KEY = 'sb_publishable_of-tests';
export const SECRET_KEY = 'sb_secret_of-tests';
const ROLES: Record<string, string> = { [PUBLISHABLE_KEY]: 'anon', [SECRET_KEY]: 'service_role' };

/** Addresses of `/auth/v1`, `/rest/v1` and `/storage/v1`. A service that is missing answers 503. */
export interface Services {
  auth?: string;
  rest?: string;
  storage?: Hono;
}

/** Addresses that people and pages open without a key. */
const OPEN = /^\/(?:storage\/v1\/(?:object|render\/image)\/public|auth\/v1\/verify)\b/;

/**
 * One origin for all services, which stands in for the gateway of a hosted project: it wants a key, exchanges it
 * for a token of its role where no person is signed in, and says who asks.
 */
export async function startGateway(services: Services, atEnd: CleanUp): Promise<string> {
  const app = new Hono();

  app.use('*', async (c, next) => {
    const url = new URL(c.req.url);
    const key = c.req.header('apikey') ?? url.searchParams.get('apikey') ?? '';
    // A key in the address goes no further.
    url.searchParams.delete('apikey');
    const role = ROLES[key];
    if (!role && !OPEN.test(c.req.path)) return c.json({ message: 'Invalid API key' }, 401);
    const headers = new Headers(c.req.raw.headers);
    const bearer = headers.get('authorization') ?? '';
    if (role && (!bearer || bearer === `Bearer ${key}`)) {
      headers.set('authorization', `Bearer ${await signToken({ role })}`);
    }
    headers.set('cf-connecting-ip', '127.0.0.1');
    c.req.raw = new Request(url, { method: c.req.method, headers, ...(await bodyOf(c.req.raw)) });
    return await next();
  });

  app.all('/auth/v1/*', (c) => forward(c.req.raw, services.auth, '/auth/v1'));
  app.all('/rest/v1/*', (c) => forward(c.req.raw, services.rest, '/rest/v1'));
  app.all('/storage/v1/*', (c) => {
    if (!services.storage) return absent();
    const { pathname, search } = new URL(c.req.url);
    const url = new URL(pathname.slice('/storage/v1'.length) + search, c.req.url);
    return services.storage.fetch(new Request(url, c.req.raw));
  });

  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atEnd.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Nothing where there is none: a request with a body may not be of every method. */
async function bodyOf(request: Request) {
  const body = await request.arrayBuffer();
  return body.byteLength > 0 ? { body } : {};
}

function without(headers: Headers, ...names: string[]): Headers {
  const others = new Headers(headers);
  for (const name of names) others.delete(name);
  return others;
}

async function forward(request: Request, target: string | undefined, prefix: string) {
  if (!target) return absent();
  const { pathname, search } = new URL(request.url);
  const { headers, method } = request;
  const answer = await fetch(`${target}${pathname.slice(prefix.length)}${search}`, {
    ...{ method, redirect: 'manual', ...(await bodyOf(request)) },
    headers: without(headers, 'host', 'connection', 'content-length', 'accept-encoding'),
  });
  const given = ['content-encoding', 'content-length', 'transfer-encoding'];
  const { status, body } = answer;
  return new Response(body, { status, headers: without(answer.headers, ...given) });
}

function absent(): Response {
  return Response.json({ message: 'This service is not there.' }, { status: 503 });
}
