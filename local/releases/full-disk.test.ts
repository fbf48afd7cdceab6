import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { smallDisk } from '../../tests/support/small-disk.ts';
import { type ReleaseOptions, renderRelease } from './render-release.ts';

const MEGABYTE = 1024 ** 2;

/** A page of so many bytes. */
const pageOf =
  (size: number): ReleaseOptions['renderer']['render'] =>
  async ({ file, key }) => ({
    body: Buffer.alloc(size, 'x'),
    record: { file, key, policy: null, pictures: [] },
  });

/** Releases a page in place of a small one. */
async function release(
  folder: string,
  render: ReleaseOptions['renderer']['render'],
): Promise<unknown> {
  mkdirSync(join(folder, 'live'), { recursive: true });
  writeFileSync(join(folder, 'live', 'a.html'), 'old');
  writeFileSync(join(folder, 'live.json'), '{"pages":{},"broken":[]}');
  const page = { pathname: '/a', file: 'a.html', key: 'new', path: undefined as never };
  return renderRelease({
    renderer: {
      read: async () => ({ version: 1, broken: [] }),
      makePictures: async () => [],
      pages: async () => [page],
      render,
      leftOut: () => [],
      headers: () => '',
    },
    live: join(folder, 'live'),
    next: join(folder, 'next'),
    picturesFolder: folder,
    onProgress: () => {},
  });
}

const REFUSAL = { name: 'NoRoomError', message: 'The disk became full. Nothing was removed.' };

test('a disk that becomes full ends the release, and only what it made itself is removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'full-disk-'));
  const full = async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  await expect(release(folder, full)).rejects.toMatchObject(REFUSAL);
  expect(readdirSync(folder).sort()).toEqual(['live', 'live.json']);
  expect(readdirSync(join(folder, 'live'))).toEqual(['a.html']);
  rmSync(folder, { recursive: true });
});

test('so does a real one', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('Only root may mount a small disk to fill.');
  const { folder } = disk;
  try {
    await expect(release(folder, pageOf(4 * MEGABYTE))).rejects.toMatchObject(REFUSAL);
    expect(readdirSync(folder).sort()).toEqual(['live', 'live.json']);
    // With room again the same release goes through.
    await expect(release(folder, pageOf(10))).resolves.toMatchObject({ rendered: 1 });
  } finally {
    disk.remove();
  }
});
