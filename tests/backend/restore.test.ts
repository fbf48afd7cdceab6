/** @module-tag slow */
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { describeRestored, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { TABLES } from '#scripts/backup/tables.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { FileStorage } from '#server/embedded/storage/files.ts';
import { fileFolder } from '../support/own-folder.ts';
import { smallProject } from './small-project.ts';
import { PASSWORD, siteBackend } from './support.ts';
import { filesOf, rowsOf } from './whole-project.ts';

// A little content: it is restored a dozen times.

const folder = fileFolder();
const zip = path.join(folder, 'backup.zip');
const source = smallProject();
const target = siteBackend();
const empty = siteBackend();
beforeAll(() => writeBackup(source.project, zip));

/** The target, which answers so many requests to an address, and no more. */
function cutOff(stopAt: string, after: number) {
  let left = after;
  const answer = async (request: Request) => {
    if (request.url.includes(stopAt)) left -= 1;
    return left >= 0 || !request.url.includes(stopAt)
      ? target.fetch(request)
      : Response.json({ message: 'cut off' }, { status: 500 });
  };
  return {
    ...target.project,
    fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
      answer(new Request(input, init)),
  };
}

const replaceAll = async (project = target.project, file = zip) =>
  restoreBackup(project, await openBackup(file), { replaceEverything: true });

async function expectWhole(backend = target): Promise<void> {
  expect(await rowsOf(backend, TABLES)).toBe(await rowsOf(source, TABLES));
  expect(await filesOf(backend)).toEqual(await filesOf(source));
}

test('restore: one that is interrupted at any step changes nothing that was there, and begins anew', async () => {
  const empty = await rowsOf(target);
  for (const stopAt of ['/rpc/restore_rows', '/storage/v1/object/', '/rpc/finish_restore']) {
    const broken = cutOff(stopAt, stopAt.includes('object') ? 1 : 0);
    await expect(restoreBackup(broken, await openBackup(zip)), stopAt).rejects.toThrow('cut off');
    expect(await rowsOf(target), stopAt).toBe(empty);
  }
  const restored = await restoreBackup(target.project, await openBackup(zip));
  expect(restored.files, 'all had arrived before the last connection was cut').toBe(0);
  expect(await target.sql('select from private.backup_lines')).toEqual([]);
  await expectWhole();
});

describe('restore: replacing everything', () => {
  const viewer = '5d5a9c1e-0000-4000-8000-000000000003';

  /** Content that the backup lacks, at its addresses of files and accounts too. */
  async function change(): Promise<void> {
    await target.put('later/two.png', 'image/png', 'y');
    await target.put('demo/hero.jpg', 'image/png', 'y');
    await target.sql(`update posts set title = 'Of this project' where slug = 'one'`);
    const { admin } = target.service().auth;
    await admin.deleteUser(viewer);
    const other = { email: 'viewer@example.com', password: PASSWORD, email_confirm: true };
    await admin.createUser(other);
  }

  test('leaves what was there as it is until the new content is whole', async () => {
    for (const [stopAt, after, isNew] of [
      ['/rpc/finish_restore', 0, false],
      ['/auth/v1/admin/users?', 1, true],
      [`/auth/v1/admin/users/${viewer}`, 0, true],
      ['/media/demo/hero.jpg', 0, true],
    ] as const) {
      await change();
      const [rows, files] = [await rowsOf(target), await filesOf(target)];
      await expect(replaceAll(cutOff(stopAt, after)), stopAt).rejects.toThrow('cut off');
      expect(await rowsOf(target), stopAt).toBe(isNew ? await rowsOf(source) : rows);
      if (!isNew)
        expect(Object.fromEntries(await filesOf(target))).toMatchObject(Object.fromEntries(files));
      await replaceAll();
      await expectWhole();
      const accounts = 'select id, email from auth.users order by id';
      expect(await target.sql(accounts)).toEqual(await source.sql(accounts));
    }
  });
});

describe('restore: an account without an email address', () => {
  const id = '5d5a9c1e-0000-4000-8000-0000000000bb';

  test('is put back with what it wrote, and no administrator is told of it', async () => {
    const without = path.join(folder, 'without-address.zip');
    await target.sql(
      `insert into auth.users (id, aud, role, phone) values ($1, 'authenticated', 'authenticated', '442079460018')`,
      [id],
    );
    await target.sql(
      `insert into enquiries (name, email, message, consent_at, sender_hash, updated_by)
      values ('Una', 'una@example.com', 'A bench.', now(), 'abc', $1)`,
      [id],
    );
    await writeBackup(target.project, without);
    for (const backend of [empty, target]) {
      const restored = await replaceAll(backend.project, without);
      expect(await rowsOf(backend, TABLES)).toBe(await rowsOf(target, TABLES));
      const words = `${id}: it had no address`;
      expect(describeRestored(restored).includes(words)).toBe(backend === empty);
    }
    await replaceAll(empty.project, without);
    const address = 'select phone, email from auth.users where id = $1';
    expect(await target.sql(address, [id])).toEqual([{ phone: '442079460018', email: null }]);
    expect(await empty.sql(address, [id])).toMatchObject([{ email: `${id}@restored.invalid` }]);
    expect(await empty.sql('select from notices')).toEqual([]);
    await replaceAll();
  });
});

test('backup: a bucket of another program is in none, and stays at a restore', async () => {
  const { storage } = target.service();
  await storage.createBucket('of-another-program');
  const bucket = storage.from('of-another-program');
  await bucket.upload('one.txt', new Blob(['x']));
  const { files } = await writeBackup(target.project, path.join(folder, 'own.zip'));
  expect(files.count).toBe((await openBackup(zip)).manifest.files.count);
  await replaceAll();
  expect((await bucket.download('one.txt')).error).toBeNull();
  await bucket.remove(['one.txt']);
});

test('restore: a disk that becomes full is told, and with room it goes on', async () => {
  await target.service().storage.from('media').remove(['demo/hero.jpg']);
  vi.spyOn(FileStorage.prototype, 'uploadObject').mockRejectedValue(
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
  );
  await expect(replaceAll()).rejects.toThrow(
    /^Restoring the file .*: The disk is full\. Make room, then try again\.$/,
  );
  vi.restoreAllMocks();
  await replaceAll();
  await expectWhole();
});
