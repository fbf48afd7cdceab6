import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptUpload } from '../../../../tests/support/kept-upload.ts';
import { KeptUploads } from './kept-uploads.ts';

vi.mock('idb', () => ({ openDB: vi.fn() }));

const upload = keptUpload('a');
const OAK = new Blob(['oak']);
const never = new Promise<never>(() => {});
const silent = { put: () => never, delete: () => never };

/** The database of the browser. */
const open = (database: object) =>
  vi.mocked(openDB).mockResolvedValue(database as Awaited<ReturnType<typeof openDB>>);

beforeEach(() => {
  vi.useFakeTimers();
  // As a private window of WebKit: transactions are begun and never end.
  open({ transaction: () => ({ objectStore: () => silent, done: never }) });
});
afterEach(() => vi.useRealTimers());

/** What is waited for no longer than a browser is given. */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  await vi.advanceTimersByTimeAsync(30_000);
  return await answer;
}

test('upload: holds itself what a browser neither keeps nor refuses', async () => {
  const kept = await KeptUploads.open('anna');
  await inTime(kept.put(upload, OAK));
  expect(kept.isLosable).toBe(true);
  expect(await kept.list()).toEqual([upload]);
  expect((await kept.file('a'))?.size).toBe(3);
  // It is not waited for again.
  await kept.put({ ...upload, sha256: 'c0ffee' });
  await kept.remove('a');
  expect(await kept.list()).toEqual([]);
});

test('upload: goes on with a browser that answers late, as after a sleep, and reads what it has kept before', async () => {
  const late = Promise.withResolvers<void>();
  const before = { ...upload, id: 'before' };
  const file = new Blob(['ash']);
  const put = vi.fn(() => late.promise);
  open({
    transaction: () => ({ objectStore: () => ({ put }), done: late.promise }),
    ...{ getAll: async () => [before], get: async () => file },
  });
  const kept = await KeptUploads.open('anna');
  await inTime(kept.put(upload, OAK));
  expect(await kept.file('before')).toBe(file);
  late.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect((await kept.list()).map(({ id }) => id)).toContain('before');
  const asked = put.mock.calls.length;
  await kept.put(before);
  expect(put.mock.calls.length).toBe(asked + 1);
});

test('upload: waits no longer for a browser that removes nothing, nor for one that does not open', async () => {
  const kept = await KeptUploads.open('anna');
  await inTime(kept.remove('a'));
  expect(kept.isLosable).toBe(false);
  vi.mocked(openDB).mockReturnValue(never);
  expect(await (await inTime(KeptUploads.open('anna'))).list()).toEqual([]);
});

/** A database in which every write is refused, and after which nothing else is answered. */
function refusing(message: string, name: string) {
  const refusal = () => Promise.reject(new DOMException(message, name));
  const getAll = vi.fn(() => never);
  open({
    transaction: () => ({ objectStore: () => ({ put: refusal }), done: refusal() }),
    getAll,
  });
  return getAll;
}

test.each([
  ['at once where a browser refuses files and answers no more', 'UnknownError', 0],
  ['in the end, and asks again, after want of room', 'QuotaExceededError', 1],
])('upload: lists what it holds %s', async (_, name, asked) => {
  const getAll = refusing('No.', name);
  const kept = await KeptUploads.open('anna');
  await kept.put(upload, OAK);
  await vi.advanceTimersByTimeAsync(0);
  expect(await (asked ? inTime(kept.list()) : kept.list())).toEqual([upload]);
  if (!asked) await kept.remove('a');
  expect(getAll).toHaveBeenCalledTimes(asked);
});
