/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockFolder } from '#server/data-folder/lock.ts';
import { type BackendProcess, startBackendProcess } from '#server/embedded/process/supervisor.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { fileFolder, testFolder } from '../support/own-folder.ts';
import { present } from './sessions.ts';
import { PUZZLE } from './support.ts';

/** PostgreSQL tries more ways than there is time, and hears no signal meanwhile. */
const ENDLESS = 'match.(.*)(.*)(.*)(.*)%5C1%5C2%5C3%5C4z';

const PING_MS = 1000;

const folder = fileFolder();
const keysFile = path.join(folder, 'keys.json');
let backend: BackendProcess;
let listener: Listener;
let service: SupabaseClient;
let secretKey: string;
const pids: number[] = [];
const lines: string[] = [];
let heard: (() => void) | undefined;

beforeAll(async () => {
  // The server counts the seconds of silence in pings: here it pings when a test says so, and no good
  // query is ended on a busy machine.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  backend = await startBackendProcess({
    ...{ folder, siteUrl: 'http://localhost:4402', fill: null },
    log: (line) => lines.push(line),
    onProcess: async (pid) => void pids.push(pid),
    onRelease: () => heard?.(),
    answerWithin: 15 * PING_MS,
    // It is killed once a test.
    steadyAfter: 0,
  });
  listener = await listen(0);
  listener.answerWith(() => new Response('a page'), backend.forward);
  ({ secretKey } = JSON.parse(await readFile(keysFile, 'utf8')));
  service = createClient(listener.url, secretKey, { auth: { persistSession: false } });
  const { error } = await service.from('posts').insert({ title: 'Oak', slug: 'oak', body: PUZZLE });
  if (error) throw error;
});
afterAll(async () => {
  await listener.close();
  await backend.close();
  vi.useRealTimers();
});

const page = async () => {
  const answer = await fetch(listener.url);
  return `${answer.status} ${await answer.text()}`;
};

const ask = (query: string) =>
  fetch(`${listener.url}/rest/v1/posts?select=slug&${query}`, { headers: { apikey: secretKey } });

async function back(): Promise<void> {
  while ((await ask('limit=1')).status !== 200) {
    expect(await page()).toBe('200 a page');
    await pause(20);
  }
}

const killed = () => process.kill(present(pids.at(-1)), 'SIGKILL');

/** What the database tells of by itself when a release waits. */
async function tellsOfRelease(): Promise<void> {
  const asking = [
    () => service.rpc('request_release'),
    // As a function does that is written tomorrow.
    () => backend.sql('insert into public.releases (content_version) values (1)'),
    () => backend.sql('select public.resume_releases()'),
  ];
  for (const ask of asking) {
    const told = new Promise<void>((resolve) => {
      heard = resolve;
    });
    await ask();
    await told;
    // The second ends the first; the third is found as one that was cut off.
    const status = ask === asking[1] ? 'building' : 'failed';
    await backend.sql(`update public.releases set status = '${status}' where status = 'queued'`);
  }
}

test('backend: it tells of a release that waits, whatever asked for it', tellsOfRelease);

test('backend: one that is killed in the middle of saves comes back with all that was saved', async () => {
  const saved: string[] = [];
  let refused = 0;
  for (let number = 1; refused === 0 || number <= 40; number += 1) {
    if (number === 10) setTimeout(killed, 5);
    const slug = `saved-${number}`;
    const { error, status } = await service.from('posts').insert({ title: 'Saved', slug });
    if (!error) {
      saved.push(slug);
      continue;
    }
    refused += 1;
    expect([status, error.message]).toEqual([503, expect.stringMatching(/\S/)]);
    expect(await page()).toBe('200 a page');
    // What the server itself asks waits meanwhile.
    expect(await backend.sql('select 1 as one')).toEqual([{ one: 1 }]);
  }
  await expect(backend.sql('select * frm')).rejects.toThrow(/syntax error/);
  const { data } = await service.from('posts').select('slug').like('slug', 'saved-%');
  expect(present(data).map(({ slug }) => slug)).toEqual(expect.arrayContaining(saved));
  expect(lines.join(' ')).toMatch(/ended by SIGKILL\. It is started again\..*is back/);
});

test('backend: it tells of a release when it has come back, too', tellsOfRelease);

test('backend: a query that never ends is ended, and pages are answered all the while', async () => {
  const runs = pids.length;
  const endless = ask(`body=${ENDLESS}`);
  await pause(200);
  const other = ask('limit=1');
  let pages = 0;
  let waiting = true;
  endless.finally(() => {
    waiting = false;
  });
  while (waiting) {
    expect(await page()).toBe('200 a page');
    pages += 1;
    vi.advanceTimersByTime(PING_MS);
    await pause(50);
  }
  expect(pages).toBeGreaterThan(15);
  for (const answer of [await endless, await other]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([504, '1']);
    const message = expect.stringMatching(/too long/);
    expect(await answer.json()).toMatchObject({ code: 'backend_hung', message });
  }
  await back();
  expect(pids.length).toBe(runs + 1);
  expect((await service.from('posts').select('slug').eq('slug', 'oak')).data).toHaveLength(1);
});

test('backend: a start that fails is told and tried again', async () => {
  const keys = await readFile(keysFile, 'utf8');
  await writeFile(keysFile, 'no keys');
  lines.length = 0;
  killed();
  while (!lines.some((line) => line.includes("can't be read"))) await pause(20);
  const away = await ask('limit=1');
  expect(away.status).toBe(503);
  expect(await away.json()).toMatchObject({ code: 'backend_starting' });
  expect(await page()).toBe('200 a page');
  await writeFile(keysFile, keys);
  await back();
});

test('backend: nobody else on this machine can read what it writes', async () => {
  await service.storage.from('media').upload('2026/a.txt', 'text', { contentType: 'image/png' });
  const names = await readdir(folder, { recursive: true });
  const open = await Promise.all(
    names.map(async (name) => {
      const { mode } = await lstat(path.join(folder, name));
      return mode & 0o077 ? `${name} ${(mode & 0o777).toString(8)}` : null;
    }),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(open.filter(Boolean)).toEqual([]);
});

test('backend: it ends with its server, also in the middle of a query that never ends', async () => {
  const place = testFolder();
  const script = path.join(import.meta.dirname, 'serve.ts');
  const server = spawn(process.execPath, [script, place], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(present(server.stdout), 'data');
  const { backend: pid } = JSON.parse(await readFile(path.join(place, 'lock.json'), 'utf8'));
  await pause(500);
  server.kill('SIGKILL');
  await once(server, 'exit');
  // Waits for the backend, and refuses when it stays.
  const lock = await lockFolder(place);
  expect(await isRunning(pid)).toBe(false);
  await lock.release();
});

async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (status !== null) return !/\) [ZX]/.test(status);
  try {
    return process.kill(pid, 0) && process.platform !== 'linux';
  } catch {
    return false;
  }
}
