import { expect, test } from 'vitest';
import { createBodyCache } from './static-site.ts';

const body = (length: number) => ({ bytes: Buffer.alloc(length), etag: 'x' });

test('files: no more bytes are kept than there is room for, and what was asked for last stays', async () => {
  const cache = createBodyCache(1000);
  const read: string[] = [];
  const ask = (key: string, length = 300) =>
    cache.forceFetch(key, {
      context: async () => {
        read.push(key);
        return body(length);
      },
    });
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(key);
  expect(read).toEqual(['a', 'b', 'c', 'd', 'b']);
  expect(cache.calculatedSize).toBeLessThanOrEqual(1000);
  expect((await ask('whole', 5000)).bytes).toHaveLength(5000);
  expect(cache.calculatedSize).toBeLessThanOrEqual(1000);
});

test('files: of many who ask at the same moment, one reads and all get it, however little room there is', async () => {
  const cache = createBodyCache(500);
  let reads = 0;
  const ask = (key: string) =>
    cache.forceFetch(key, {
      context: async () => {
        reads += 1;
        await Promise.resolve();
        return body(400);
      },
    });
  const keys = Array.from({ length: 60 }, (_, nth) => `page ${nth % 20}`);
  const answers = await Promise.all(keys.map(ask));
  expect(answers.map(({ bytes }) => bytes.length)).toEqual(keys.map(() => 400));
  expect(reads).toBe(20);
});

test('files: a file that can’t be read is asked for anew', async () => {
  const cache = createBodyCache();
  const ask = (make: () => Promise<ReturnType<typeof body>>) =>
    cache.forceFetch('a', { context: make });
  await expect(ask(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await ask(async () => body(1))).toEqual(body(1));
});
