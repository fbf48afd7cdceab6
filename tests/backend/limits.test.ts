import { expect, test } from 'vitest';
import { bodyLimit, MemoryBudget } from '#server/embedded/body-limits.ts';
import { tokenOf } from './sessions.ts';
import { type Answered, type Asked, exampleBackend, ORIGIN } from './support.ts';

const MIB = 1024 * 1024;
const backend = exampleBackend();

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

/** The status of a refusal; storage answers 400 and puts the real one into the body. */
function refusal({ status, body }: Answered): string {
  expect(body.message ?? body.msg).toMatch(/\S/);
  return status === 400 ? (body.statusCode ?? '400') : String(status);
}

test.each<[path: string, limit: number]>([
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
])('limits: of what %s reads, and an endless body is ended', async (path, limit) => {
  expect(bodyLimit('POST', new URL(ORIGIN + path).pathname)).toBe(limit);
  const headers = { 'content-length': String(260 * MIB) };
  const announced = await backend.ask('POST', path, { headers });
  expect(refusal(announced)).toBe('413');
  expect(announced.headers.get('x-content-type-options')).toBe('nosniff');
  if (path.includes('resumable')) return;
  const { body, taken } = endless();
  // Whoever has no right to send it is told so (storage: 400), and nothing of it is read.
  expect(refusal(await backend.ask('POST', path, { body }))).toMatch(/^(413|401|403|400)$/);
  expect(taken()).toBeLessThan(limit + 2 * MIB);
});

test('limits: bodies together stay within the memory that there is, in order', async () => {
  const budget = new MemoryBudget(10 * MIB);
  let held = 0;
  let most = 0;
  const done: number[] = [];
  const later = () => new Promise((resolve) => setImmediate(resolve));
  const hold = (bytes: number, number: number) =>
    budget.hold(bytes, async () => {
      held += bytes;
      most = Math.max(most, held);
      await later();
      held -= bytes;
      done.push(number);
      if (number === 1) throw new Error('ends badly');
    });
  const sizes = [4, 4, 4, 10, 2, 2];
  const ends = await Promise.allSettled(sizes.map((size, number) => hold(size * MIB, number)));
  expect(ends.flatMap(({ status }, nth) => (status === 'rejected' ? [nth] : []))).toEqual([1]);
  expect(most).toBe(10 * MIB);
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  // What is as small as a question passes a large body that has all the room.
  const order: string[] = [];
  const large = budget.hold(10 * MIB, async () => {
    await later();
    order.push('large');
  });
  await Promise.all([large, budget.hold(100, async () => void order.push('small'))]);
  expect(order).toEqual(['small', 'large']);
});

test('limits: slow uploads of strangers leave room for the bodies of accounts', async () => {
  const slow: ReadableStreamDefaultController<Uint8Array>[] = [];
  const headers = { 'content-length': String(25 * MIB) };
  const answers = Array.from({ length: 8 }, () => {
    const body = new ReadableStream<Uint8Array>({ start: (one) => void slow.push(one) });
    const asked = { headers, bearer: backend.publishableKey, body };
    return backend.ask('POST', 'storage/v1/object/papers/slow', asked);
  });
  const person = await backend.signedUp('large@example.com');
  const file = new Blob([new Uint8Array(2 * MIB)], { type: 'text/plain' });
  const { error } = await person.storage.from('papers').upload('large.txt', file);
  expect(error).toBeNull();
  for (const controller of slow) controller.error(new Error('The sender has gone.'));
  await Promise.all(answers);
});

test('limits: what nobody can have meant is a bad request and no failure', async () => {
  const bearer = await tokenOf(await backend.signedUp('junk@example.com'));
  const token = '/auth/v1/token?grant_type=password';
  const junk: [path: string, body?: string][] = [
    ['/rest/v1/pieces?select=%22title'],
    ['/rest/v1/pieces?select=title,maker:makers(%22name'],
    ['/rest/v1/pieces?title=eq.%00'],
    ['/rest/v1/pieces?%00=eq.1'],
    ['/rest/v1/pieces', '{"title":"a\\u0000"}'],
    ['/rest/v1/pieces', '{"title"'],
    ['/rest/v1/pieces?select=title&order=%22title'],
    ['/auth/v1/verify?token=%00&type=recovery'],
    [token, '{"email":"a\\u0000@b.cc"}'],
    [token, '{"email":"\\ud800@b.cc"}'],
    // A pattern that tries each dot would never end.
    ['/auth/v1/recover', `{"email":"a@${'.'.repeat(MIB - 100)}@"}`],
    ['/storage/v1/object/public/papers/a%00b'],
    ['/storage/v1/render/image/public/papers/a%00b?width=2'],
  ];
  for (const [path, body] of junk) {
    const answer = await (body
      ? backend.ask('POST', path, { body, bearer })
      : backend.ask('GET', path));
    expect([path, answer.status]).toEqual([path, 400]);
    expect(answer.body.message ?? answer.body.msg, path).toMatch(/\S/);
  }
  // What PostgreSQL has no text for is no failure either.
  const half = await backend.ask('GET', '/rest/v1/pieces?select=title&title=eq.%ED%A0%80');
  expect(half.status).toBe(200);
});

test('limits: a regular expression, which may never end, is for the secret key alone', async () => {
  const ask = async (query: string, apikey = backend.publishableKey) =>
    (await backend.ask('GET', `/rest/v1/pieces?select=title&${query}`, { headers: { apikey } }))
      .status;
  for (const query of [
    ...['title=match.(.*)%5C1', 'title=not.imatch.x', 'title=match(any).%7Bx%7D'],
    ...['or=(title.match.x,title.eq.y)', 'and=(title.not.imatch(any).%7Bx%7D)'],
    'maker.or=(name.%6Datch.x)',
  ]) {
    expect([query, await ask(query)]).toEqual([query, 400]);
  }
  expect(await ask('title=eq.match.point')).toBe(200);
  expect(await ask('title=match.%5ET', backend.secretKey)).toBe(200);
});

test('limits: half of a surrogate pair is refused, a whole one or spelt is text', async () => {
  const insert = (title: string) => backend.service().from('pieces').insert({ title });
  for (const half of ['half \ud83d', '\udc4d half', '\udc4d\ud83d']) {
    expect(await insert(half)).toMatchObject({ status: 400, error: { code: '22P02' } });
  }
  const headers = { apikey: backend.secretKey, prefer: 'return=representation' };
  for (const [sent, kept] of [
    ['\\ud83d\\udc4d', '\ud83d\udc4d'],
    ['\\\\ud83d', '\\ud83d'],
  ]) {
    const asked: Asked = { headers, body: `{"title":"${sent}"}` };
    const { body } = await backend.ask('POST', '/rest/v1/pieces?select=title', asked);
    expect(body).toEqual([{ title: kept }]);
  }
});

test('limits: answers are for pages of this site, not guessed at and not kept', async () => {
  const origin = 'http://localhost:3000';
  for (const path of ['/rest/v1/pieces', '/auth/v1/settings', '/storage/v1/bucket']) {
    const answer = await backend.ask('GET', path, { headers: { origin } });
    expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toMatch(/no-store|no-cache/);
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await backend.ask('OPTIONS', path, { headers });
    expect([path, preflight.headers.get('access-control-allow-origin')]).toEqual([path, null]);
  }
});

test('limits: an upload goes on where it was begun, whatever host is named', async () => {
  const bearer = await tokenOf(await backend.signedUp('uploader@example.com'));
  const metadata = { bucketName: 'papers', objectName: 'forwarded.txt', contentType: 'text/plain' };
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  const headers = {
    ...{ 'tus-resumable': '1.0.0', 'upload-length': '4', 'upload-metadata': pairs.join() },
    ...{ 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example;proto=https' },
  };
  const answer = await backend.ask('POST', '/storage/v1/upload/resumable', { headers, bearer });
  expect(answer.status).toBe(201);
  const place = answer.headers.get('location');
  expect(place).toMatch(/^\/storage\/v1\/upload\/resumable\/[\w-]+$/);
});
