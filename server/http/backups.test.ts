import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fileFolder } from '../../tests/support/own-folder.ts';
import { answerBackups } from './backups.ts';
import { type Listener, listen } from './listen.ts';

const folder = fileFolder();
/** Stands for the database: the owner may, nobody else; a session that has ended is known by nobody. */
const database = createServer((request, response) => {
  const [, who] = (request.headers.authorization ?? '').split(' ');
  response.statusCode = who === 'ended' ? 401 : 200;
  response.end(JSON.stringify(who === 'owner'));
});
const logged: string[] = [];
let listener: Listener;

beforeAll(async () => {
  await once(database.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(database.address() as AddressInfo).port}`;
  listener = await listen(0);
  const script = `${folder}/make.mjs`;
  writeFileSync(script, `await import('${folder}/now.mjs')`);
  const log = (line: string) => logged.push(line);
  const options = { backend: { url, key: 'key' }, log, script };
  listener.answerWith(answerBackups(() => new Response('the site'), options));
});
afterAll(async () => {
  await listener.close();
  database.close();
});

/** What the next backup is made by. */
const makeBy = (code: string) => writeFileSync(`${folder}/now.mjs`, code);
const BEGIN = 'process.stdout.write(Buffer.alloc(300_000, "a"));';
const ask = (who = 'owner', init: RequestInit = {}) =>
  fetch(`${listener.url}/admin/backup`, {
    ...{ method: 'POST', headers: who ? { authorization: `Bearer ${who}` } : {} },
    ...init,
  });

test('backup by staff: whole, for whom the database lets, and nothing of it for others', async () => {
  makeBy(BEGIN);
  const given = await ask();
  expect(given.headers.get('content-type')).toBe('application/zip');
  expect((await given.text()).length).toBe(300_000);
  const refused = await Promise.all(['', 'ended', 'editor'].map((who) => ask(who)));
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 403]);
  expect(await (await ask('owner', { method: 'GET' })).text()).toBe('the site');
});

test('backup by staff: one at a time; a reader who leaves ends it and makes room', async () => {
  makeBy(`import { writeFileSync } from 'node:fs';
    writeFileSync('${folder}/pid', String(process.pid)); ${BEGIN} setInterval(() => {}, 1000);`);
  const leaving = new AbortController();
  const first = await ask('owner', { signal: leaving.signal });
  expect(first.status).toBe(200);
  expect((await ask()).status).toBe(409);
  leaving.abort();
  const pid = Number(readFileSync(`${folder}/pid`, 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), { timeout: 20_000 });
  makeBy(BEGIN);
  await vi.waitFor(async () => expect((await ask()).status).toBe(200), { timeout: 20_000 });
});

test('backup by staff: one that fails says why, one that breaks off has no end', async () => {
  await vi.waitFor(
    async () => {
      makeBy(`console.error('The disk became full.'); process.exit(1);`);
      expect((await ask()).status).toBe(500);
    },
    { timeout: 20_000 },
  );
  expect(logged.at(-1)).toBe('No backup could be made: The disk became full.');
  makeBy(`${BEGIN} process.exitCode = 1;`);
  const broken = await ask();
  expect(broken.status).toBe(200);
  await expect(broken.arrayBuffer()).rejects.toThrow();
});
