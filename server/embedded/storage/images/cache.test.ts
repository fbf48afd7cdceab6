import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { eachFolder } from '../../../../tests/support/own-folder.ts';
import { ImageCache, ImageQueueFullError, ImageTooSlowError } from './cache.ts';
import { readImageParameters } from './parameters.ts';

const at = eachFolder();

const names = (count: number) => Array.from({ length: count }, (_, n) => ImageCache.nameOf([n]));
const files = async () =>
  (await readdir(at(), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('cache of pictures: equal requests make one picture, and no more than two are made at once', async () => {
  const cache = new ImageCache(at(), { atOnce: 2 });
  let made = 0;
  let busy = 0;
  let most = 0;
  const make = async () => {
    made += 1;
    busy += 1;
    most = Math.max(most, busy);
    await new Promise((resolve) => setTimeout(resolve, 5));
    busy -= 1;
    throw new Error('not kept');
  };
  const asked = ['a', 'a', 'b', 'b', 'c', 'd', 'e'];
  await Promise.allSettled(asked.map((name) => cache.get(name, make)));
  expect({ made, most }).toEqual({ made: 5, most: 2 });
});

test('cache of pictures: never takes more of the disk than it may, and forgets what was not used longest', async () => {
  const cache = new ImageCache(at(), { maxBytes: 1000 });
  const picture = async () => Buffer.alloc(300);
  const [first = '', second = '', third = '', fourth = ''] = names(4);
  for (const name of [first, second, third]) await cache.get(name, picture);
  // Used again, so the second one is the oldest.
  await cache.get(first, () => Promise.reject(new Error('was kept')));
  await cache.get(fourth, picture);
  expect((await files()).sort()).toEqual([first, third, fourth].sort());

  const reopened = new ImageCache(at(), { maxBytes: 700 });
  await reopened.tidy();
  expect(await files()).toHaveLength(2);
  for (const name of names(40)) await reopened.get(name, picture);
  expect((await files()).length * 300).toBeLessThanOrEqual(700);
});

test('cache of pictures: refuses when too many wait', async () => {
  const cache = new ImageCache(at(), { atOnce: 1, maxWaiting: 2 });
  const { promise: wait, resolve: finish } = Promise.withResolvers<void>();
  const make = async () => {
    await wait;
    return Buffer.from('picture');
  };
  // Which of them is refused depends on the disk; how many are does not.
  let refused = 0;
  const asked = names(5).map((name) =>
    cache.get(name, make).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ImageQueueFullError);
      refused += 1;
      if (refused === 2) finish();
      return null;
    }),
  );
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
});

test('cache of pictures: an endless encoding is left alone', { tags: ['slow'] }, async () => {
  // Long enough for a busy disk: the other two are to be in time.
  const cache = new ImageCache(at(), { atOnce: 1, longest: 2000 });
  const [stuck = '', late = '', other = ''] = names(3);
  const { promise: picture, resolve: finish } = Promise.withResolvers<Buffer>();
  const asked = [
    cache.get(stuck, () => new Promise<Buffer>(() => undefined)),
    cache.get(stuck, () => Promise.reject(new Error('was asked for'))),
    cache.get(late, () => picture),
  ];
  const next = cache.get(other, async () => Buffer.from('next'));
  // All at once: each may be refused while another is waited for.
  await Promise.all(asked.map((one) => expect(one).rejects.toThrow(ImageTooSlowError)));
  expect(String(await next)).toBe('next');
  expect(String(await cache.get(stuck, async () => Buffer.from('again')))).toBe('again');
  finish(Buffer.from('late'));
  await expect
    .poll(() => cache.get(late, () => Promise.reject(new Error('not yet'))).then(String, String))
    .toBe('late');
});

test('quality of a picture: it is taken in steps of five', () => {
  const taken = [20, 22, 78, 99, 100].map(
    (asked) => readImageParameters(new URLSearchParams({ quality: `${asked}` })).quality,
  );
  expect(taken).toEqual([20, 20, 80, 100, 100]);
});
