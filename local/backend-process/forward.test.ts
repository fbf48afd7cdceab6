/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listen } from '#local/server/listen.ts';
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

it.skipIf(process.platform === 'win32')(
  'many requests wait for a backend that is busy, and none hears that it has stopped',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'forward-'));
    const socket = join(folder, 'socket');
    const backend = spawn(process.execPath, ['-e', BUSY_BACKEND, socket], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(backend.stdout, 'data');
    const forwarder = new Forwarder();
    const listener = await listen(0);
    listener.answerWith(
      () => new Response('a page'),
      (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => 'ended'),
    );
    try {
      backend.stdin.write('now');
      await once(backend.stdout, 'data');
      const ask = async () => (await fetch(`${listener.url}/rest/v1/posts`)).text();
      const answers = await Promise.all(Array.from({ length: REQUESTS }, ask));
      expect(answers.filter((answer) => answer !== 'answered')).toEqual([]);
    } finally {
      await listener.close();
      forwarder.close();
      backend.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

it('a client cannot name itself as the proxy of a hosted project would', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'));
  const socket = join(folder, 'socket');
  const backend = createServer((asked, answer) => answer.end(JSON.stringify(asked.headers)));
  backend.listen(socket);
  await once(backend, 'listening');
  const forwarder = new Forwarder();
  const listener = await listen(0);
  listener.answerWith(
    () => new Response('a page'),
    (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => 'ended'),
  );
  try {
    const headers = { 'CF-Connecting-IP': '203.0.113.7', apikey: 'key' };
    const seen = await (await fetch(`${listener.url}/rest/v1/posts`, { headers })).json();
    expect(seen).toMatchObject({ apikey: 'key' });
    expect(seen).not.toHaveProperty('cf-connecting-ip');
  } finally {
    await listener.close();
    forwarder.close();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

it('a request that breaks off while the backend goes on does not hear that it stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'));
  const socket = join(folder, 'socket');
  const backend = createServer(({ socket: asked }) => asked.destroy());
  backend.listen(socket);
  await once(backend, 'listening');
  const forwarder = new Forwarder();
  const listener = await listen(0);
  listener.answerWith(
    () => new Response('a page'),
    (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => 'broken'),
  );
  try {
    const answer = await fetch(`${listener.url}/rest/v1/posts`);
    expect([answer.status, (await answer.json()).message]).toEqual([
      502,
      expect.stringMatching(/^The backend broke off this request and goes on\./),
    ]);
  } finally {
    await listener.close();
    forwarder.close();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Requests of which nothing more comes, behind a forwarder that looks at bodies for so many milliseconds. */
async function withSlowBodies(
  bodyIdle: number,
  work: (post: (bytes: number, token?: string) => Promise<string>, ended: () => number) => unknown,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'forward-'));
  const socket = join(folder, 'socket');
  const backend = createServer((asked, answer) => {
    asked.resume().on('end', () => answer.end('answered'));
  });
  backend.listen(socket);
  await once(backend, 'listening');
  const forwarder = new Forwarder(bodyIdle);
  const listener = await listen(0);
  listener.answerWith(
    () => new Response('a page'),
    (incoming, outgoing) => forwarder.forward(socket, incoming, outgoing, () => 'ended'),
  );
  let ended = 0;
  const stall = (sent: number) => {
    const headers = { host: `localhost:${listener.port}`, 'content-length': '1000000' };
    const where = { host: '127.0.0.1', port: listener.port, path: '/rest/v1/rpc/x' };
    const slow = request({ ...where, method: 'POST', headers }).on('error', () => undefined);
    slow.on('response', () => {
      ended += 1;
    });
    return new Promise<typeof slow>((resolve) =>
      slow.write(Buffer.alloc(sent), () => resolve(slow)),
    );
  };
  // Some stop at once, some after so much that they have a connection.
  const slow = await Promise.all([...Array(120)].map((_, n) => stall(n % 2 ? 1 : 200_000)));
  const post = async (bytes: number, token?: string) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const asked = { method: 'POST', headers, body: Buffer.alloc(bytes) };
    return (await fetch(`${listener.url}/storage/v1/object/media/a.jpg`, asked)).text();
  };
  try {
    await work(post, () => ended);
  } finally {
    for (const one of slow) one.destroy();
    await listener.close();
    forwarder.close();
    backend.closeAllConnections();
    backend.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const TEN_MINUTES = 600_000;

it('bodies that never come keep no small request waiting, and no large one of an account', () =>
  withSlowBodies(TEN_MINUTES, async (post, ended) => {
    expect(await post(10)).toBe('answered');
    expect(await post(10_000)).toBe('answered');
    expect(await post(1_000_000, 'a.b.c')).toBe('answered');
    expect(ended()).toBe(0);
  }));

it('they end soon when a large one of a stranger waits', () =>
  withSlowBodies(3000, async (post, ended) => {
    expect(await post(1_000_000)).toBe('answered');
    expect(ended()).toBeGreaterThan(0);
  }));
