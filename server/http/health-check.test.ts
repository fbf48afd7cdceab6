import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { fileFolder, putFiles } from '../../tests/support/own-folder.ts';
import { askProject, createHealthCheck } from './health-check.ts';
import { listen } from './listen.ts';

const dataFolder = fileFolder();
const site = join(dataFolder, 'site', 'build-1');
const built = { contentVersion: 7, builtAt: '2026-11-24T10:00:00.000Z', commit: null };
putFiles(site, { 'build.json': JSON.stringify(built) });

const WELL = { waits_seconds: null, last_failed: false };
const checkOf = (ask: () => Promise<typeof WELL>, live: string | null = site) =>
  createHealthCheck({ live: () => live, dataFolder, ask });
/** Moved by hand. */
const stopClock = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
afterEach(() => void vi.useRealTimers());

async function answerOf(check: () => Promise<Response>) {
  const response = await check();
  return { http: response.status, ...((await response.json()) as { problems: string[] }) };
}

test('health: the backend is asked once for many who ask at once or within five seconds', async () => {
  stopClock();
  const ask = vi.fn(async () => WELL);
  const check = checkOf(ask);
  const answers = await Promise.all([...Array(20)].map(() => answerOf(check)));
  expect(answers[19]).toMatchObject({ http: 200, site: { version: 7 }, backend: 'up' });
  vi.advanceTimersByTime(4000);
  await check();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  await check();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('health: a backend that never answers is away, is asked no second time meanwhile, and comes back', async () => {
  stopClock();
  let answer = (_state: typeof WELL) => {};
  const waiting = (resolve: typeof answer) => {
    answer = resolve;
  };
  const ask = vi.fn(() => new Promise<typeof WELL>(waiting));
  const check = checkOf(ask);
  for (let round = 0; round < 3; round += 1) {
    const answered = answerOf(check);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answered).toMatchObject({
      ...{ http: 503, backend: 'away', problems: ['The backend does not answer.'] },
    });
    vi.advanceTimersByTime(5001);
  }
  expect(ask).toHaveBeenCalledTimes(1);
  answer(WELL);
  await vi.advanceTimersByTimeAsync(0);
  const answered = answerOf(check);
  answer(WELL);
  expect(await answered).toMatchObject({ http: 200, backend: 'up' });
});

test('health: without a site, or with one whose files are gone, it is down', async () => {
  for (const live of [null, join(dataFolder, 'gone')]) {
    const answer = await answerOf(checkOf(async () => WELL, live));
    expect(answer).toMatchObject({ http: 503, site: null });
  }
});

test('health: a refusal of the backend counts as away, and its reason stays here', async () => {
  const ask = async () => {
    throw new Error('sb_secret_abc is no key');
  };
  const answer = await answerOf(checkOf(ask));
  expect(answer).toMatchObject({ http: 503, backend: 'away' });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('health: the server answers it before there is anything else, to GET and HEAD, and lets nobody keep it', async () => {
  const listener = await listen(0);
  const ask = async (path: string, method = 'GET', host = `localhost:${listener.port}`) => {
    const headers = { host };
    const asking = request({ host: '127.0.0.1', port: listener.port, path, method, headers }).end();
    const [response] = await once(asking, 'response');
    const body = Buffer.concat(await response.toArray()).toString();
    return { status: response.statusCode, cache: response.headers['cache-control'], body };
  };
  expect(await ask('/health')).toEqual({
    ...{ status: 503, cache: 'no-store' },
    body: '{"status":"down","problems":["The server is starting."]}',
  });
  listener.answerWith(() => new Response('a page'));
  listener.answerHealthWith(checkOf(async () => WELL));
  expect(await ask('/health?monitor=1')).toMatchObject({ status: 200, cache: 'no-store' });
  expect(await ask('/health', 'HEAD')).toEqual({ status: 200, cache: 'no-store', body: '' });
  for (const page of ['/health/', '/health.html', '/healthy', '/%68ealth']) {
    expect((await ask(page)).body, page).toBe('a page');
  }
  expect(await ask('/health', 'GET', 'evil.example')).toMatchObject({ status: 421 });
  expect(await ask('/health', 'POST')).toMatchObject({ status: 405 });
  await listener.close();
});

test('health: a project is asked with the public key', async () => {
  const project = await listen(0);
  const seen: (string | null)[] = [];
  let status = 200;
  project.answerWith((incoming) => {
    seen.push(`${new URL(incoming.url).pathname} ${incoming.headers.get('apikey')}`);
    return new Response('{}', { status });
  });
  const ask = askProject(project.url, 'public-key');
  expect(await ask()).toBeNull();
  status = 503;
  await expect(ask()).rejects.toThrow('HTTP 503');
  expect(seen).toEqual(Array(2).fill('/auth/v1/health public-key'));
  await project.close();
});
