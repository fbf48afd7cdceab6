/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '#server/http/listen.ts';
import type { Away } from '#server/refuse.ts';
import { testFolder } from '../../../tests/support/own-folder.ts';
import { Forwarder } from './forward.ts';

/** A backend that does one thing at a time: it takes no connection while it is at something else. */
const BUSY_BACKEND = `
  const server = require('node:http').createServer((asked, answer) => answer.end('answered'));
  server.listen(process.argv[1], () => {
    console.log('listening');
    process.stdin.once('data', () => {
      console.log('busy');
      setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000), 50);
    });
  });
`;

/** More than the operating system lets wait to be let in by a socket. */
const REQUESTS = 1000;

/** A server whose backend answers at this socket. */
async function serverBefore(socket: string, forwarder = new Forwarder(), away: Away = 'ended') {
  const listener = await listen(0);
  listener.answerWith(
    () => new Response('a page'),
    (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => away),
  );
  onTestFinished(async () => {
    await listener.close();
    forwarder.close();
  });
  return listener;
}

/** The same with a backend of this answer. */
async function serverWith(answer: RequestListener, forwarder?: Forwarder, away?: Away) {
  const socket = join(testFolder(), 'socket');
  const backend = createServer(answer).listen(socket);
  onTestFinished(() => {
    backend.closeAllConnections();
    backend.close();
  });
  await once(backend, 'listening');
  return await serverBefore(socket, forwarder, away);
}

const onUnix = test.skipIf(process.platform === 'win32');
onUnix('backend: many requests wait for one that is busy', { tags: ['slow'] }, async () => {
  const socket = join(testFolder(), 'socket');
  const backend = spawn(process.execPath, ['-e', BUSY_BACKEND, socket], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void backend.kill());
  await once(backend.stdout, 'data');
  const { url } = await serverBefore(socket);
  backend.stdin.write('now');
  await once(backend.stdout, 'data');
  const ask = async () => (await fetch(`${url}/rest/v1/posts`)).text();
  const answers = await Promise.all(Array.from({ length: REQUESTS }, ask));
  expect(answers.filter((answer) => answer !== 'answered')).toEqual([]);
});

test('backend: a client cannot name itself as the proxy of a hosted project would', async () => {
  const { url } = await serverWith((asked, answer) => answer.end(JSON.stringify(asked.headers)));
  const headers = { 'CF-Connecting-IP': '203.0.113.7', apikey: 'key' };
  const seen = await (await fetch(`${url}/rest/v1/posts`, { headers })).json();
  expect(seen).toMatchObject({ apikey: 'key' });
  expect(seen).not.toHaveProperty('cf-connecting-ip');
});

test('backend: a request that breaks off while it goes on does not hear that it stopped', async () => {
  const { url } = await serverWith(({ socket }) => socket.destroy(), undefined, 'broken');
  const answer = await fetch(`${url}/rest/v1/posts`);
  expect(answer.status).toBe(502);
  const { message } = await answer.json();
  expect(message).toMatch(/^The backend broke off this request and goes on\./);
});

/**
 * Requests of which nothing more comes, behind a forwarder that looks at bodies for so many milliseconds.
 *
 * @param announced bytes of each.
 */
async function withSlowBodies(bodyIdle: number, announced: number, memory?: number) {
  const { url, port } = await serverWith((asked, answer) => {
    asked.resume().on('end', () => answer.end('answered'));
  }, new Forwarder(bodyIdle, memory));
  let ended = 0;
  const stall = (sent: number) => {
    const headers = { host: `localhost:${port}`, 'content-length': `${announced}` };
    const where = { host: '127.0.0.1', port, path: '/rest/v1/rpc/x' };
    const slow = request({ ...where, method: 'POST', headers }).on('error', () => undefined);
    slow.on('response', () => {
      ended += 1;
    });
    onTestFinished(() => void slow.destroy());
    return new Promise<void>((resolve) => slow.write(Buffer.alloc(sent), () => resolve()));
  };
  // Some stop at once, some after so much that they have a connection.
  await Promise.all([...Array(120)].map((_, n) => stall(n % 2 ? 1 : 200_000)));
  const post = async (bytes: number, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const asked = { method: 'POST', headers, body: Buffer.alloc(bytes) };
    return (await fetch(`${url}/storage/v1/object/media/a.jpg`, asked)).text();
  };
  return { post, ended: () => ended };
}

test('backend: bodies that never come keep no small request waiting, and no large one of an account', async () => {
  const { post, ended } = await withSlowBodies(600_000, 2_000_000);
  for (const bytes of [10, 10_000, 1_000_000]) expect(await post(bytes)).toBe('answered');
  expect(await post(2_000_000, 'a.b.c')).toBe('answered');
  expect(ended()).toBe(0);
});

test('backend: bodies that say that they are small take no place of a large one', async () => {
  const { post, ended } = await withSlowBodies(600_000, 1_000_000);
  expect(await post(2_000_000)).toBe('answered');
  expect(ended()).toBe(0);
});

test.each([
  ['when a large one of a stranger waits', 2_000_000, undefined],
  ['when small ones together would fill more memory than is kept for them', 1_000_000, 1_000_000],
])('backend: they end soon %s', { tags: ['slow'] }, async (_, announced, memory) => {
  const { post, ended } = await withSlowBodies(3000, announced, memory);
  expect(await post(2_000_000)).toBe('answered');
  expect(ended()).toBeGreaterThan(0);
});
