import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachFolder, putFiles, testFolder } from '../../tests/support/own-folder.ts';
import { smallDisk } from '../../tests/support/small-disk.ts';
import { openDataFolder, openHostedFolder } from './data-folder.ts';
import { BackendBusyError, lockFolder } from './lock.ts';

let path: string;
const at = eachFolder();
beforeEach(() => {
  path = at('data');
});
afterEach(() => void vi.unstubAllEnvs());

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

test('data folder: is new until its content is complete', async () => {
  const first = await openDataFolder(path);
  expect(first.isNew).toBe(true);
  mkdirSync(first.backend);
  await first.complete();
  expect((await openDataFolder(path)).isNew).toBe(false);
});

test('data folder: removes what an interrupted first run left, and says what to do', async () => {
  const interrupted = await openDataFolder(path);
  mkdirSync(interrupted.backend);
  await expect(openDataFolder(path)).rejects.toThrow(
    /interrupted .* run the same command again\.$/,
  );
  expect(existsSync(path)).toBe(false);
  expect((await openDataFolder(path)).isNew).toBe(true);
});

test('data folder: takes from others what they could read', async () => {
  const folder = await openDataFolder(path);
  await folder.complete();
  mkdirSync(join(folder.backend, 'database'), { recursive: true, mode: 0o755 });
  writeFileSync(join(folder.backend, 'database', 'wal'), 'hashes', { mode: 0o640 });
  writeFileSync(join(folder.backend, 'run.sh'), '', { mode: 0o755 });
  chmodSync(path, 0o755);
  await openDataFolder(path);
  const names = ['', 'backend', 'backend/database', 'backend/database/wal', 'backend/run.sh'];
  expect(names.map((name) => modeOf(join(path, name)))).toEqual([
    '700',
    '700',
    '700',
    '600',
    '700',
  ]);
});

test('data folder: leaves what others can’t reach as it is: kept sites have too many files to look at each', async () => {
  const folder = await openDataFolder(path);
  await folder.complete();
  const page = join(folder.backend, 'page.html');
  putFiles(folder.backend, { 'page.html': '' });
  chmodSync(page, 0o644);
  await openDataFolder(path);
  expect(modeOf(path)).toBe('700');
  expect(modeOf(page)).toBe('644');
});

test('data folder: does not take a first run from under a process that is at it', async () => {
  const folder = await openDataFolder(path);
  const lock = await lockFolder(folder.backend);
  await expect(openDataFolder(path)).rejects.toThrow(/is in use: process \d+ has it open/);
  expect(existsSync(folder.backend)).toBe(true);
  await lock.release();
});

test('data folder: keeps files that are not its own when it is discarded', async () => {
  const folder = await openDataFolder(at('data'));
  writeFileSync(join(folder.path, 'notes.txt'), 'mine');
  await folder.discard();
  expect(readdirSync(folder.path)).toEqual(['notes.txt']);
});

test('data folder: of a hosted project is the one that is named, unless it holds the embedded data or is in use', async () => {
  vi.stubEnv('DATA_FOLDER', path);
  const { site, release } = await openHostedFolder();
  expect(site).toBe(join(path, 'site'));
  await expect(openHostedFolder()).rejects.toBeInstanceOf(BackendBusyError);
  await release();
  await (await openHostedFolder()).release();
  mkdirSync(join(path, 'backend'));
  await expect(openHostedFolder()).rejects.toThrow(/embedded backend: name another one/);
});

test.for([
  ['the embedded backend', () => openDataFolder(path)],
  ['a hosted project', () => openHostedFolder()],
] as const)('data folder: of %s is empty or its own, and can be made', async ([, open]) => {
  mkdirSync(join(path, 'thesis'), { recursive: true, mode: 0o755 });
  vi.stubEnv('DATA_FOLDER', path);
  await expect(open()).rejects.toThrow(/holds something else/);
  expect([readdirSync(path), modeOf(join(path, 'thesis'))]).toEqual([['thesis'], '755']);
  writeFileSync(at('file'), '');
  path = at('file', 'data');
  vi.stubEnv('DATA_FOLDER', path);
  await expect(open()).rejects.toThrow(/can't be written to \(ENOTDIR\): .* DATA_FOLDER\.$/);
});

test('data folder: a disk that is full is told in words', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('Only root may mount a small disk to fill.');
  const path = join(disk.folder, 'data');
  mkdirSync(path);
  const fill = () => writeFileSync(join(disk.folder, 'fill'), Buffer.alloc(4 * 1024 ** 2));
  expect(fill).toThrow('ENOSPC');
  vi.stubEnv('DATA_FOLDER', path);
  await expect(openHostedFolder()).rejects.toThrow(
    /^The disk is full, so the data in .+ could not be opened\. What is in it stays as it is\./,
  );
  disk.remove();
});

test('lock: of many tries at once one has it, and the others hear who', async () => {
  const place = testFolder();
  for (let round = 0; round < 20; round += 1) {
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(place)));
    const got = all.filter((one) => one.status === 'fulfilled');
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused.filter((reason) => !(reason instanceof BackendBusyError))).toEqual([]);
    expect(got).toHaveLength(1);
    await got[0]?.value.release();
  }
});
