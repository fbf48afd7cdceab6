/** @module-tag slow */
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { nightlyBackup } from '#scripts/backup/nightly/nightly-backup.ts';
import { tryRestore } from '#scripts/backup/nightly/try-restore.ts';
import { restoreBackup } from '#scripts/backup/restore-backup.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { noteBackup, readLastBackup } from '#server/last-backup.ts';
import { projectClient } from '#tooling/project.ts';
import { fileFolder } from '../support/own-folder.ts';
import { smallProject } from './small-project.ts';

const NIGHT = new Date('2026-11-24T03:15:00Z');
const NAME = 'site-2026-11-24-031500.zip';
const EARLIER = 'site-2026-11-23-031500.zip';

const source = smallProject();
const work = fileFolder();
let folder: string;

beforeAll(() => void vi.stubEnv('TMPDIR', work));
afterAll(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  folder = await mkdtemp(path.join(work, 'backups-'));
  await writeFile(path.join(folder, EARLIER), 'the last good one');
});

const night = (options: object = {}, project = source.project) =>
  nightlyBackup(project, folder, { now: NIGHT, ...options });
const trials = async () => (await readdir(work)).filter((name) => name.startsWith('backup-trial'));

test('a night: the backup is written, restored for a try, and old ones go', async () => {
  const old = [...Array(9).keys()].map((day) => `site-2026-11-${10 + day}-031500.zip`);
  for (const name of old) await writeFile(path.join(folder, name), '');
  await writeFile(path.join(folder, 'before-the-move.zip'), 'kept by hand');
  // What a night that was cut off has left.
  await writeFile(path.join(folder, `${EARLIER}.untried`), '');
  await writeFile(path.join(folder, `${EARLIER}.untried.part`), '');

  const line = await night();
  expect(line).toMatch(/^\S+site-2026-11-24-031500\.zip: \d{2,} rows, 3 accounts, \d+ files, /);
  expect(line).toContain('Restored for a try: the same.');
  expect(line).toContain('Removed: site-2026-11-13-031500.zip, ');
  expect(await readdir(folder)).toEqual([
    'before-the-move.zip',
    ...['site-2026-11-14-031500.zip', 'site-2026-11-15-031500.zip', 'site-2026-11-16-031500.zip'],
    ...['site-2026-11-17-031500.zip', 'site-2026-11-18-031500.zip', EARLIER, NAME],
  ]);
  expect(await trials()).toEqual([]);
});

describe('nightly backup: one that goes wrong leaves all older ones', () => {
  const left = async () => (await readdir(folder)).sort();

  test('a backup that was damaged on its way to the disk', async () => {
    const damaging: typeof writeBackup = async (project, file, options) => {
      const manifest = await writeBackup(project, file, options);
      const bytes = await readFile(file);
      bytes.fill(0, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 200);
      await writeFile(file, bytes);
      return manifest;
    };
    await expect(night({ write: damaging })).rejects.toThrow(
      /^The backup of this night can’t be relied upon, .* is damaged: /,
    );
    expect(await left()).toEqual([EARLIER, 'unproved.zip']);
    expect(await trials()).toEqual([]);
  });

  test('what is restored lacks rows and a file', async () => {
    const restore: typeof restoreBackup = async (project, backup, options) => {
      const restored = await restoreBackup(project, backup, options);
      const client = projectClient(project);
      await client.from('enquiries').delete().neq('name', '');
      await client.storage
        .from('media')
        .upload('demo/hero.jpg', new Blob(['x'], { type: 'image/jpeg' }), { upsert: true });
      return restored;
    };
    const tryIt = (file: string) => tryRestore(file, { restore });
    await expect(night({ tryIt })).rejects.toThrow(
      /What was restored from it is not what it holds: public.enquiries has 0 rows instead of 1, public.audit_log has \d+ rows instead of \d+, media\/demo\/hero.jpg differs\.$/,
    );
    expect(await left()).toEqual([EARLIER, 'unproved.zip']);
  });

  test('no room to try it', async () => {
    const tryIt = (file: string) => tryRestore(file, { freeBytes: async () => 1024 ** 2 });
    await expect(night({ tryIt })).rejects.toThrow(
      /There is no room to try restoring it: the disk of .* has 1 MB, and \d+ MB may be needed/,
    );
    expect(await left()).toEqual([EARLIER, 'unproved.zip']);
  });

  test('a full disk', async () => {
    const write: typeof writeBackup = (project, file) =>
      writeBackup(project, file, { freeBytes: async () => 1024 });
    await expect(night({ write })).rejects.toThrow('There is not enough room on that disk');
    expect(await left()).toEqual([EARLIER]);
  });

  test('a project that does not answer', async () => {
    const away = {
      ...source.project,
      fetch: async () => Response.json({ message: 'gone' }, { status: 500 }),
    };
    await expect(night({}, away)).rejects.toThrow('The project could not be read: gone');
    expect(await left()).toEqual([EARLIER]);
  });

  test('two at once: one is made, the other says so', async () => {
    const both = await Promise.allSettled([night(), night()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((one) => one.status === 'rejected');
    expect(String(refused?.reason)).toContain(
      `Process ${process.pid} is making a backup in ${folder}. This one was not begun.`,
    );
    expect(await left()).toEqual([EARLIER, NAME]);
  });

  test('a folder that is not there, or is a file', async () => {
    const missing = path.join(folder, 'usb');
    await expect(nightlyBackup(source.project, missing)).rejects.toThrow(
      `There is no folder ${missing}. Is its disk mounted?`,
    );
    await expect(nightlyBackup(source.project, path.join(folder, EARLIER))).rejects.toThrow(
      'is a file: name a folder.',
    );
    expect(await left()).toEqual([EARLIER]);
  });
});

test('nightly backup: monitors learn of it where a server has its folder', async () => {
  const data = path.join(folder, 'data');
  await mkdir(data);
  await noteBackup(data, true);
  expect(await readdir(data), 'a new data folder must stay empty').toEqual([]);
  await mkdir(path.join(data, 'site'));
  await noteBackup(data, false);
  expect(await readLastBackup(data)).toEqual({ good: null, failed: true });
  await noteBackup(data, true);
  const good = await readLastBackup(data);
  expect(good).toEqual({ good: expect.any(String), failed: false });
  await noteBackup(data, false);
  expect(await readLastBackup(data)).toEqual({ ...good, failed: true });
  await writeFile(path.join(data, 'last-backup.json'), '{"good": "yesterday"');
  expect(await readLastBackup(data)).toBeNull();
});
