import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
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
