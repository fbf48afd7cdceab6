import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { Forwarder } from '#server/embedded/process/forward.ts';
import { fileFolder } from '../../tests/support/own-folder.ts';
import { type Listener, listen } from './listen.ts';
import { backendStarting } from './routes.ts';

const MIB = 1024 * 1024;
const socket = join(fileFolder(), 'socket');
let listener: Listener;
/** Gives up bodies that stall for 0.3 seconds. */
let impatient: Listener;
let upstream: Server;
const seen: IncomingMessage[] = [];

beforeAll(async () => {
  // Stands for the backend: says what it was asked, or refuses without having read the body.
  upstream = createServer((incoming, outgoing) => {
    seen.push(incoming);
    if (incoming.url?.includes('refuse')) {
      return void outgoing.writeHead(413).end('too large');
    }
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
    });
    incoming.on('end', () => outgoing.end(`${incoming.method} ${incoming.url} ${size}`));
  }).listen(socket);
  listener = await listenWith(new Forwarder());
  impatient = await listenWith(new Forwarder(300));
});
afterAll(async () => {
  await listener.close();
  await impatient.close();
  upstream.closeAllConnections();
  upstream.close();
});

async function listenWith(forwarder: Forwarder): Promise<Listener> {
  const opened = await listen(0);
  opened.answerWith(
    (asked) =>
      asked.method === 'GET' ? new Response('a page') : new Response('no', { status: 405 }),
    (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => 'ended'),
  );
  return opened;
}

type Heard = Pick<IncomingMessage, 'headers'> & { status: number | undefined; text: string };

/** Sends what `fetch` would not: any header, and a body of so many bytes, or without an end. */
function send(
  path: string,
  headers: Record<string, string> = {},
  { method = 'GET', bytes = 0 }: { method?: string; bytes?: number } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const asked = request({ port: listener.port, host: '127.0.0.1', path, method, headers });
    asked.on('response', async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode, headers: answer.headers, text });
      asked.destroy();
    });
    // A refusal ends the connection while the rest of the body is on its way.
    asked.on('error', reject);
    const chunk = Buffer.alloc(MIB);
    let left = bytes;
    const write = () => {
      while (left > 0 && !asked.destroyed) {
        left -= chunk.length;
        if (!asked.write(chunk)) return asked.once('drain', write);
      }
      if (!asked.destroyed) asked.end();
      return asked;
    };
    write();
  });
}

test('server: answers its own host names, pages and backend alike, and its own pages', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    for (const path of ['/', '/admin', '/rest/v1/posts'])
      expect((await send(path, { host: `${name}:${listener.port}` })).status).toBe(200);
  const own = { origin: listener.url, 'sec-fetch-site': 'same-origin' };
  expect((await send('/rest/v1/posts', own)).text).toBe('GET /rest/v1/posts 0');
  const forwarded = { host: 'evil.example', 'x-forwarded-host': `localhost:${listener.port}` };
  expect((await send('/', forwarded)).status).toBe(421);
});

const EVIL = { origin: 'http://evil.example' };
const REST = '/rest/v1/posts';
test.for<[path: string, headers: Record<string, string>, status: number, said: string]>([
  ['/', { host: 'evil.example' }, 421, 'This server answers http://localhost:'],
  ['/admin', { host: 'evil.example' }, 421, 'This server answers http://localhost:'],
  [REST, { host: 'evil.example' }, 421, 'This server answers http://localhost:'],
  [`${REST}?apikey=x`, { origin: 'http://localhost:1' }, 403, '"other_site"'],
  [REST, { 'sec-fetch-site': 'same-site' }, 403, '"other_site"'],
  [REST, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403, '"other_site"'],
  // A path is read as the backend reads it.
  ['/x/../rest/v1/posts', EVIL, 403, '"other_site"'],
  ['/%2e%2e/rest/v1/posts', EVIL, 403, '"other_site"'],
  ['/rest\\v1/posts', EVIL, 403, '"other_site"'],
  ['http://localhost/rest/v1/posts', EVIL, 400, ''],
  ['*', EVIL, 400, ''],
  ['//evil.example/rest/v1/posts', EVIL, 200, 'a page'],
])('server: %s with %j is %i, and reaches no backend', async ([path, headers, status, said]) => {
  const asked = seen.length;
  const heard = await send(path, headers);
  expect([heard.status, heard.text]).toEqual([status, expect.stringContaining(said)]);
  expect(heard.headers['access-control-allow-origin']).toBeUndefined();
  expect(seen.length).toBe(asked);
});

test('server: hands bodies on as a stream and stays small', async () => {
  const before = process.memoryUsage.rss();
  const path = '/storage/v1/object/media/x';
  const { text } = await send(path, {}, { method: 'POST', bytes: 200 * MIB });
  expect(text).toBe(`POST ${path} ${200 * MIB}`);
  expect(process.memoryUsage.rss() - before).toBeLessThan(150 * MIB);
});

test('server: tells a refusal to a sender that is still sending', async () => {
  for (const path of ['/storage/v1/refuse', '/']) {
    const heard = await send(path, {}, { method: 'POST', bytes: 260 * MIB });
    expect([path, heard.status]).toEqual([path, path === '/' ? 405 : 413]);
  }
});

/** Begins a body of so many bytes with these. @returns the answer to it. */
async function answerToPart(client: Socket, bytes: number, begun = ''): Promise<string> {
  const head = ['POST /rest/v1/posts HTTP/1.1', `Host: localhost:${impatient.port}`];
  client.write([...head, `Content-Length: ${bytes}`, '', begun].join('\r\n'));
  onTestFinished(() => void client.destroy());
  const [chunk] = await once(client, 'data');
  return String(chunk);
}

test('server: ends a body of which nothing more comes', async () => {
  const answer = await answerToPart(connect(impatient.port, '127.0.0.1'), 100, 'first');
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*\r\n/);
  expect(answer).toContain('The request did not arrive in time.');
});

test('server: ends a body that trickles', async () => {
  const client = connect(impatient.port, '127.0.0.1');
  const trickle = setInterval(() => client.write('x'), 20);
  onTestFinished(() => clearInterval(trickle));
  expect(await answerToPart(client, 99_999)).toMatch(/^HTTP\/1\.1 408 .*\r\n/);
});

test('server: refuses headers that are longer than any of ours', async () => {
  const { status } = await send('/', { 'x-long': 'x'.repeat(20_000) });
  expect(status).toBe(431);
});

test('server: says so when the backend is not there', async () => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  const { status, headers, text } = await send('/rest/v1/posts');
  expect([status, headers['retry-after'], JSON.parse(text).code]).toEqual([
    ...[503, '1', 'backend_ended'],
  ]);
  expect((await send('/')).text).toBe('a page');
});

test('server: who comes while the site of the last run is being opened waits for it', async () => {
  const starting = await listen(0);
  const asked = once(request(`${starting.url}/blog`).end(), 'response');
  // Asked and answered by then: the server has the request.
  const [health] = await once(request(`${starting.url}/health`).end(), 'response');
  expect(health.statusCode).toBe(503);
  starting.answerWith((incoming) => new Response(`the page ${new URL(incoming.url).pathname}`));
  const [answer] = await asked;
  expect(answer.statusCode).toBe(200);
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('the page /blog');
  await starting.close();
});

test('server: who asks the backend in that moment is answered by it, and not by the site', async () => {
  const starting = await listen(0);
  const ask = () =>
    once(request(`${starting.url}/rest/v1/rpc/x`, { method: 'POST' }).end('{}'), 'response');
  const early = ask();
  await once(request(`${starting.url}/health`).end(), 'response');
  const site = () => new Response('no', { status: 405 });
  // At a first start the sites are opened some seconds before the backend is.
  starting.answerWith(site, backendStarting);
  const late = ask();
  await once(request(`${starting.url}/health`).end(), 'response');
  starting.answerWith(site, (_incoming, outgoing) => outgoing.end('the backend'));
  for (const asked of [early, late]) {
    const [answer] = await asked;
    expect(Buffer.concat(await answer.toArray()).toString()).toBe('the backend');
  }
  await starting.close();
});
