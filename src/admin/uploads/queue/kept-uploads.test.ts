import { openDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptUpload } from '#admin/uploads/upload.ts';
import { KeptUploads } from './kept-uploads.ts';

vi.mock('idb', () => ({ openDB: vi.fn() }));

const upload: KeptUpload = {
  ...{ id: 'a', name: 'stair.jpg', batch: 'b', addedAt: 1, order: 0, destination: 'library' },
  ...{ wanted: null, chosenBytes: 4, sha256: '', prepared: null, uploadUrl: null },
  ...{ mediaId: null, wasThere: false },
};
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
  await inTime(kept.put(upload, new Blob(['oak'])));
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
  await inTime(kept.put(upload, new Blob(['oak'])));
  expect(await kept.file('before')).toBe(file);
  late.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect((await kept.list()).map(({ id }) => id)).toContain('before');
  const asked = put.mock.calls.length;
  await kept.put(before);
  expect(put.mock.calls.length).toBe(asked + 1);
});

test('upload: waits no longer for a browser that does not remove anything', async () => {
  const kept = await KeptUploads.open('anna');
  await inTime(kept.remove('a'));
  expect(kept.isLosable).toBe(false);
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

test('upload: lists what it holds at once where a browser refuses files and answers no more', async () => {
  const getAll = refusing('No files in here', 'UnknownError');
  const kept = await KeptUploads.open('anna');
  await kept.put(upload, new Blob(['oak']));
  await vi.advanceTimersByTimeAsync(0);
  expect(await kept.list()).toEqual([upload]);
  await kept.remove('a');
  expect(getAll).not.toHaveBeenCalled();
});

test('upload: does not wait for ever for a list, and asks again after want of room', async () => {
  const getAll = refusing('Full', 'QuotaExceededError');
  const kept = await KeptUploads.open('anna');
  await kept.put(upload, new Blob(['oak']));
  await vi.advanceTimersByTimeAsync(0);
  expect(await inTime(kept.list())).toEqual([upload]);
  expect(getAll).toHaveBeenCalledOnce();
});

test('upload: does without a database that does not open', async () => {
  vi.mocked(openDB).mockReturnValue(never);
  expect(await (await inTime(KeptUploads.open('anna'))).list()).toEqual([]);
});
