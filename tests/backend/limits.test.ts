import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyLimit, MemoryBudget } from '#server/embedded/body-limits.ts';
import type { Backend } from '#server/embedded/open.ts';
import { clientOf, ORIGIN, openExample, present, signedUp } from './support.ts';

const MIB = 1024 * 1024;
let backend: Backend;

beforeAll(async () => {
  backend = await openExample();
});
afterAll(() => backend.close());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit | null;
}

function send(path: string, { method = 'POST', headers = {}, body = null }: Sent = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: { apikey: backend.publishableKey, ...headers },
    body,
    duplex: 'half',
  };
  return backend.fetch(new Request(ORIGIN + path, init));
}

/** A body that never ends, and how much of it was taken. */
function endless() {
  const chunk = new Uint8Array(256 * 1024).fill(32);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

const EVERYWHERE: [path: string, limit: number][] = [
  ['/storage/v1/object/list/media', MIB],
  ['/storage/v1/object/copy', MIB],
  ['/storage/v1/object/sign/papers/a', MIB],
  ['/storage/v1/object/upload/sign/papers/a', MIB],
  ['/storage/v1/object/papers/a', 25 * MIB + 64 * 1024],
  ['/storage/v1/upload/resumable', 25 * MIB],
  ['/storage/v1/bucket', MIB],
  ['/auth/v1/token?grant_type=password', MIB],
  ['/auth/v1/factors', MIB],
  ['/auth/v1/factors/x/verify', MIB],
  ['/auth/v1/signup', MIB],
  ['/rest/v1/pieces', 10 * MIB],
];

test('every route has a limit on what it reads', async () => {
  for (const [path, limit] of EVERYWHERE) {
    expect([path, bodyLimit('POST', new URL(ORIGIN + path).pathname)]).toEqual([path, limit]);
    const announced = await send(path, { headers: { 'content-length': String(260 * MIB) } });
    expect([path, await refusal(announced)]).toEqual([path, '413']);
    expect(announced.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a body that never ends is ended', async () => {
  for (const [path, limit] of EVERYWHERE) {
    if (path.includes('resumable')) continue;
    const { body, taken } = endless();
    const type = 'application/json';
    const answer = await send(path, { body, headers: { 'content-type': type } });
    // Whoever has no right to send it is told so (storage: 400), and nothing of it is read.
    expect([path, await refusal(answer)]).toEqual([
      path,
      expect.stringMatching(/^(413|401|403|400)$/),
    ]);
    expect(taken()).toBeLessThan(limit + 2 * MIB);
  }
});

/** The status of a refusal; storage answers 400 and puts the real one into the body. */
async function refusal(answer: Response): Promise<string> {
  const { statusCode, message, msg } = (await answer.json()) as Record<string, string | undefined>;
  expect(message ?? msg).toMatch(/\S/);
  return answer.status === 400 ? (statusCode ?? '400') : String(answer.status);
}

test('bodies together stay within the memory that there is, in order and one after the other', async () => {
  const budget = new MemoryBudget(10 * MIB);
  let held = 0;
  let most = 0;
  const done: number[] = [];
  const hold = (bytes: number, number: number) =>
    budget.hold(bytes, async () => {
      held += bytes;
      most = Math.max(most, held);
      await new Promise((resolve) => setImmediate(resolve));
      held -= bytes;
      done.push(number);
      if (number === 1) throw new Error('ends badly');
    });
  const sizes = [4, 4, 4, 10, 2, 2];
  const ends = await Promise.allSettled(sizes.map((size, number) => hold(size * MIB, number)));
  expect(ends.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    ...Array(4).fill('fulfilled'),
  ]);
  expect(most).toBe(10 * MIB);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  // What is as small as a question passes a large body that has all the room.
  const order: string[] = [];
  await Promise.all([
    budget.hold(10 * MIB, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      order.push('large');
    }),
    budget.hold(100, async () => {
      order.push('small');
    }),
  ]);
  expect(order).toEqual(['small', 'large']);
});

test('slow uploads of strangers leave room for the bodies of accounts', async () => {
  const slow: ReadableStreamDefaultController<Uint8Array>[] = [];
  const answers = Array.from({ length: 8 }, () =>
    send('/storage/v1/object/papers/slow', {
      headers: {
        'content-length': String(25 * MIB),
        authorization: `Bearer ${backend.publishableKey}`,
      },
      body: new ReadableStream<Uint8Array>({ start: (controller) => void slow.push(controller) }),
    }),
  );
  const person = await signedUp(backend, 'large@example.com');
  const file = new Blob([new Uint8Array(2 * MIB)], { type: 'text/plain' });
  const { error } = await person.storage.from('papers').upload('large.txt', file);
  expect(error).toBeNull();
  for (const controller of slow) controller.error(new Error('The sender has gone.'));
  await Promise.all(answers);
});

test('what nobody can have meant is a bad request and no failure', async () => {
  const person = await signedUp(backend, 'junk@example.com');
  const { data } = await person.auth.getSession();
  const authorization = `Bearer ${present(data.session).access_token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const junk: [path: string, sent: Sent][] = [
    ['/rest/v1/pieces?select=%22title', { method: 'GET' }],
    ['/rest/v1/pieces?select=title,maker:makers(%22name', { method: 'GET' }],
    ['/rest/v1/pieces?title=eq.%00', { method: 'GET' }],
    ['/rest/v1/pieces?%00=eq.1', { method: 'GET' }],
    ['/rest/v1/pieces', { body: '{"title":"a\\u0000"}', headers: json }],
    ['/rest/v1/pieces', { body: '{"title"', headers: json }],
    ['/rest/v1/pieces?select=title&order=%22title', { method: 'GET' }],
    ['/auth/v1/verify?token=%00&type=recovery', { method: 'GET' }],
    ['/auth/v1/token?grant_type=password', { body: '{"email":"a\\u0000@b.cc"}', headers: json }],
    ['/auth/v1/token?grant_type=password', { body: '{"email":"\\ud800@b.cc"}', headers: json }],
    // A pattern that tries each dot would never end.
    ['/auth/v1/recover', { body: `{"email":"a@${'.'.repeat(MIB - 100)}@"}`, headers: json }],
    ['/storage/v1/object/public/papers/a%00b', { method: 'GET' }],
    ['/storage/v1/render/image/public/papers/a%00b?width=2', { method: 'GET' }],
  ];
  for (const [path, sent] of junk) {
    const answer = await send(path, sent);
    const { message, msg } = (await answer.json()) as { message?: string; msg?: string };
    expect([path, answer.status, message ?? msg]).toEqual([path, 400, expect.stringMatching(/\S/)]);
  }
});

test('a regular expression, which may never end, is for the secret key alone', async () => {
  const ask = async (query: string, apikey = backend.publishableKey) =>
    (await send(`/rest/v1/pieces?select=title&${query}`, { method: 'GET', headers: { apikey } }))
      .status;
  for (const query of [
    'title=match.(.*)%5C1',
    'title=not.imatch.x',
    'title=match(any).%7Bx%7D',
    'or=(title.match.x,title.eq.y)',
    'and=(title.not.imatch(any).%7Bx%7D)',
    'maker.or=(name.%6Datch.x)',
  ]) {
    expect([query, await ask(query)]).toEqual([query, 400]);
  }
  expect(await ask('title=eq.match.point')).toBe(200);
  expect(await ask('title=match.%5ET', backend.secretKey)).toBe(200);
});

test('half of a surrogate pair is refused, a whole one and its spelling are text', async () => {
  const service = clientOf(backend, backend.secretKey);
  const insert = (title: string) => service.from('pieces').insert({ title }).select('title');
  for (const half of ['half \ud83d', '\udc4d half', '\udc4d\ud83d']) {
    expect(await insert(half)).toMatchObject({ status: 400, error: { code: '22P02' } });
  }
  const sent = (body: string) =>
    send('/rest/v1/pieces?select=title', {
      body,
      headers: {
        apikey: backend.secretKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
    });
  expect(await (await sent('{"title":"\\ud83d\\udc4d"}')).json()).toEqual([
    { title: '\ud83d\udc4d' },
  ]);
  expect(await (await sent('{"title":"\\\\ud83d"}')).json()).toEqual([{ title: '\\ud83d' }]);
});

test('answers are for pages of this site, are not guessed at and are not kept', async () => {
  const origin = 'http://localhost:3000';
  for (const path of ['/rest/v1/pieces', '/auth/v1/settings', '/storage/v1/bucket']) {
    const answer = await send(path, { method: 'GET', headers: { origin } });
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    const preflight = await send(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect([path, preflight.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

test('an upload is continued where it was begun, whatever the request says of its host', async () => {
  const person = await signedUp(backend, 'uploader@example.com');
  const { data } = await person.auth.getSession();
  const metadata = { bucketName: 'papers', objectName: 'forwarded.txt', contentType: 'text/plain' };
  const answer = await send('/storage/v1/upload/resumable', {
    headers: {
      authorization: `Bearer ${present(data.session).access_token}`,
      'tus-resumable': '1.0.0',
      'upload-length': '4',
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example;proto=https',
    },
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    201,
    expect.stringMatching(/^\/storage\/v1\/upload\/resumable\/[\w-]+$/),
  ]);
});
