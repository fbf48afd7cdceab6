/** @module-tag slow */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOVING, ownFiles } from '#domain/media/own-pictures.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';

let cacheDir: string;
let storage: Server;
let backendUrl: string;
let asked: string[];
let maker: PictureMaker | undefined;
const log = vi.fn();

beforeEach(async () => {
  cacheDir = mkdtempSync(join(tmpdir(), 'picture-maker-'));
  const picture = await sharp({
    create: { width: 700, height: 10, channels: 3, background: '#852' },
  })
    .png()
    .toBuffer();
  const frames = [picture, await sharp(picture).negate().png().toBuffer()];
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  asked = [];
  storage = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url.endsWith('gone.png')) response.writeHead(404).end();
    else if (url.endsWith('.gif')) response.end(animation);
    else response.end(picture);
  });
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  backendUrl = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  log.mockClear();
});
afterEach(async () => {
  await maker?.stop();
  storage.close();
  rmSync(cacheDir, { recursive: true, force: true });
});

const digest = (letter: string) => letter.repeat(64);
const row = (letter: string, path: string) => ({
  ...{ id: letter, bucket: 'media', path, width: 700, sha256: digest(letter), version: 1 },
  changed_at: `2026-11-24 10:00:00.00000${letter.charCodeAt(0) % 10}+00`,
});

/** Whether the cache has every file of it. */
const isWhole = (letter: string) =>
  ownFiles({ contentKey: digest(letter).slice(0, 16), width: 700 }).every(({ name }) =>
    existsSync(join(cacheDir, 'pictures', name)),
  );

/** Answers with these rows, and with none when it is asked what came after them. */
function start(rows: ReturnType<typeof row>[]) {
  const call = vi.fn(async (_name: string, parameters?: Record<string, unknown>) =>
    parameters?.after_id ? [] : rows,
  );
  maker = createPictureMaker({ call, build: { cacheDir, backendUrl }, log });
  maker.start();
  return call;
}

test('every width of a picture that came is there before anybody asks, without parts left', async () => {
  const call = start([row('a', 'one.png'), row('b', 'two.png')]);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect([isWhole('a'), isWhole('b')]).toEqual([true, true]);
  expect(readdirSync(join(cacheDir, 'pictures')).filter((file) => file.endsWith('.part'))).toEqual(
    [],
  );
  // From where the last one was, to the microsecond.
  const { id, changed_at } = row('b', '');
  expect(call.mock.lastCall).toEqual([
    'pictures_to_encode',
    { after_time: changed_at, after_id: id },
  ]);
  expect(log).not.toHaveBeenCalled();
});

test('a picture without its file keeps no other one waiting', async () => {
  const call = start([row('c', 'gone.png'), row('d', 'there.png')]);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect([isWhole('c'), isWhole('d')]).toEqual([false, true]);
});

test('what is encoded already is not fetched again', async () => {
  const first = start([row('e', 'one.png')]);
  await vi.waitFor(() => expect(first).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  await maker?.stop();
  asked = [];
  const second = start([row('e', 'one.png')]);
  await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  expect(asked).toEqual([]);
});

test('an animation goes on moving, as WebP', async () => {
  const call = start([row('f', 'moving.gif')]);
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2), { timeout: 60_000 });
  const files = ownFiles({ contentKey: `${digest('f').slice(0, 16)}${MOVING}`, width: 700 });
  expect(files.map(({ format }) => format)).toEqual(['webp']);
  for (const { name, width } of files) {
    const made = await sharp(join(cacheDir, 'pictures', name)).metadata();
    expect([made.pages, made.width]).toEqual([2, width]);
  }
});

test('a backend that is away is said once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = vi.fn(async () => {
    throw new Error('It is away.');
  });
  maker = createPictureMaker({ call, build: { cacheDir, backendUrl }, log });
  maker.start();
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(call.mock.calls.length).toBeGreaterThan(10);
  expect(log.mock.calls).toEqual([['New pictures are not encoded: It is away.']]);
});
