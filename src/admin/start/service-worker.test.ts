import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ORIGIN = 'https://example.com';
const source = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');
const kept = new Map<string, Response>();
const deleted = vi.fn<(name: string) => Promise<boolean>>();
const fromServer = vi.fn<(request: { url: string }) => Promise<Response>>();

interface Asked {
  path: string;
  mode?: string;
  method?: string;
}

/** Runs the worker. @returns what it answers to a request; undefined when it leaves it to the browser. */
function start(): (asked: Asked) => Promise<Response> | undefined {
  let listen: (event: object) => void = () => undefined;
  const caches = {
    delete: deleted,
    match: async (asked: string | { url: string }) =>
      kept.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname),
  };
  const addEventListener = (name: string, listener: (event: object) => void) => {
    if (name === 'fetch') listen = listener;
  };
  const run = new Function('addEventListener', 'caches', 'fetch', 'location', source);
  run(addEventListener, caches, fromServer, { origin: ORIGIN });
  return ({ path, mode = 'cors', method = 'GET' }) => {
    let answer: Promise<Response> | undefined;
    listen({
      request: { url: new URL(path, ORIGIN).href, mode, method },
      waitUntil: () => undefined,
      respondWith: (given: Promise<Response>) => {
        answer = given;
      },
    });
    return answer;
  };
}

const page = { path: '/admin/blog/edit/1', mode: 'navigate' };

beforeEach(() => {
  vi.useFakeTimers();
  kept.set('/admin', new Response('kept'));
  kept.set('/_astro/App.1.js', new Response('kept'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
  kept.clear();
});

const answering =
  (text: string, status = 200) =>
  async () =>
    new Response(text, { status });

test.each([
  ['gives the page', answering('new'), 'new'],
  // An answer that is no page is an answer all the same.
  ['has no such page', answering('gone', 404), 'gone'],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 'kept'],
  ['fails', answering('', 502), 'kept'],
  ['keeps somebody waiting', () => new Promise<Response>(() => undefined), 'kept'],
])('worker: where the server %s, that is shown, or what is kept', async (_what, answer, text) => {
  fromServer.mockImplementation(answer);
  const shown = start()(page);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await (await shown)?.text()).toBe(text);
});

test('worker: nothing kept, nothing shown but what the server says', async () => {
  kept.clear();
  fromServer.mockImplementation(answering('', 502));
  expect((await start()(page))?.status).toBe(502);
});

test('worker: code that is kept is not asked for again, other code is', async () => {
  fromServer.mockImplementation(answering('new'));
  const ask = start();
  expect(await (await ask({ path: '/_astro/App.1.js' }))?.text()).toBe('kept');
  expect(await (await ask({ path: '/_astro/App.2.js' }))?.text()).toBe('new');
});

test.each([
  { path: '/rest/v1/posts?select=*' },
  { path: 'https://abc.supabase.co/_astro/App.1.js' },
  { path: '/admin' },
  { path: '/blog', mode: 'navigate' },
  { path: '/administration', mode: 'navigate' },
  { path: '/admin/blog', mode: 'navigate', method: 'POST' },
])('worker: $path is none of its business ($mode $method)', (asked) => {
  expect(start()(asked)).toBeUndefined();
  expect(fromServer).not.toHaveBeenCalled();
});

test.each([
  [61, [['shared-pictures']]],
  [59, []],
])('worker: of pictures shared %d minutes ago goes %j', async (minutes, gone) => {
  const at = String(Date.now() - minutes * 60_000);
  kept.set('/admin/share/000', new Response('a picture', { headers: { 'x-at': at } }));
  fromServer.mockImplementation(answering('new'));
  await start()(page);
  await vi.runAllTimersAsync();
  expect(deleted.mock.calls).toEqual(gone);
});
