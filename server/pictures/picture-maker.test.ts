/** @module-tag slow */
import { existsSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOVING, ownFiles } from '#domain/media/own-pictures.ts';
import { eachFolder } from '../../tests/support/own-folder.ts';
import { testServer } from '../../tests/support/own-server.ts';
import { until } from '../../tests/support/until.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';

const create = { width: 700, height: 10, channels: 3, background: '#852' } as const;
const picture = await sharp({ create }).png().toBuffer();
const frames = [picture, await sharp(picture).negate().png().toBuffer()];
const moving = sharp(frames, { join: { animated: true } });
const animation = await moving.gif().toBuffer();

let backendUrl: string;
let asked: string[];
let maker: PictureMaker | undefined;
const log = vi.fn();

const at = eachFolder();
beforeEach(async () => {
  asked = [];
  backendUrl = await testServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('gone.png')) response.writeHead(404).end();
    else response.end(url.endsWith('.gif') ? animation : picture);
  });
  log.mockClear();
});
afterEach(() => maker?.stop());

const digest = (letter: string) => letter.repeat(64);
const row = (letter: string, path: string) => ({
  ...{ id: letter, bucket: 'media', path, width: 700, sha256: digest(letter), version: 1 },
  changed_at: `2026-11-24 10:00:00.00000${letter.charCodeAt(0) % 10}+00`,
});

/** Whether the cache has every file of it. */
const isWhole = (letter: string) =>
  ownFiles({ contentKey: digest(letter).slice(0, 16), width: 700 }).every(({ name }) =>
    existsSync(at('pictures', name)),
  );

/** Answers with these rows, and with none when it is asked what came after them, which it waits for. */
async function start(...rows: ReturnType<typeof row>[]) {
  const call = vi.fn(async (_name: string, parameters?: Record<string, unknown>) =>
    parameters?.after_id ? [] : rows,
  );
  maker = createPictureMaker({ call, build: { cacheDir: at(), backendUrl }, log });
  maker.start();
  await until(() => expect(call).toHaveBeenCalledTimes(2));
  return call;
}

test('pictures: every width of one that came is there before anybody asks, without parts left', async () => {
  const call = await start(row('a', 'one.png'), row('b', 'two.png'));
  expect([isWhole('a'), isWhole('b')]).toEqual([true, true]);
  const files = readdirSync(at('pictures'));
  expect(files.filter((file) => file.endsWith('.part'))).toEqual([]);
  // From where the last one was, to the microsecond.
  const { id, changed_at } = row('b', '');
  const after = { after_time: changed_at, after_id: id };
  expect(call.mock.lastCall).toEqual(['pictures_to_encode', after]);
  expect(log).not.toHaveBeenCalled();
});

test('pictures: one without its file keeps no other one waiting', async () => {
  await start(row('c', 'gone.png'), row('d', 'there.png'));
  expect([isWhole('c'), isWhole('d')]).toEqual([false, true]);
});

test('pictures: what is encoded already is not fetched again', async () => {
  await start(row('e', 'one.png'));
  await maker?.stop();
  asked = [];
  await start(row('e', 'one.png'));
  expect(asked).toEqual([]);
});

test('pictures: an animation goes on moving, as WebP', async () => {
  await start(row('f', 'moving.gif'));
  const files = ownFiles({ contentKey: `${digest('f').slice(0, 16)}${MOVING}`, width: 700 });
  expect(files.map(({ format }) => format)).toEqual(['webp']);
  for (const { name, width } of files) {
    const made = await sharp(at('pictures', name)).metadata();
    expect([made.pages, made.width]).toEqual([2, width]);
  }
});

test('pictures: a backend that is away is said once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = vi.fn(async () => {
    throw new Error('It is away.');
  });
  maker = createPictureMaker({ call, build: { cacheDir: at(), backendUrl }, log });
  maker.start();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(call.mock.calls.length).toBeGreaterThan(10);
  expect(log.mock.calls).toEqual([['New pictures are not encoded: It is away.', 'warn']]);
});
