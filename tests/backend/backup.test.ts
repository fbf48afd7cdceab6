/** @module-tag slow */
import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { rehearseRestore, restoreBackup } from '#scripts/backup/restore-backup.ts';
import { TABLES } from '#scripts/backup/tables.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { fileFolder } from '../support/own-folder.ts';
import { addStates } from './every-state.ts';
import { PASSWORD, siteBackend, type TestBackend } from './support.ts';
import { filesOf, rowsOf } from './whole-project.ts';

// The whole demonstration, in every state.

const folder = fileFolder();
const zip = path.join(folder, 'backup.zip');
const source = siteBackend(addStates);
const target = siteBackend();

/** What a build reads: everything that visitors may, and the content version. */
async function visibleContent(backend: TestBackend) {
  const client = backend.client();
  return {
    posts: (await client.from('published_posts').select().order('post_id')).data,
    galleries: (await client.from('published_galleries').select().order('gallery_id')).data,
    pages: (await client.from('published_pages').select().order('page_id')).data,
    redirects: (await client.from('page_redirects').select().order('old_slug')).data,
    menu: (await client.from('site_menu').select()).data,
    media: (await client.from('media').select().order('id')).data,
    version: (await client.rpc('content_version')).data,
  };
}

const restored = async (options = {}) =>
  restoreBackup(target.project, await openBackup(zip), options);

async function expectWhole(): Promise<void> {
  expect(await rowsOf(target, TABLES)).toBe(await rowsOf(source, TABLES));
  expect(await filesOf(target)).toEqual(await filesOf(source));
}

describe('backup: restored,', () => {
  test('it has every row of every table, every file, and what visitors see', async () => {
    const manifest = await writeBackup(source.project, zip);
    expect(manifest.files.count).toBeGreaterThanOrEqual(20);
    expect(manifest.missing_files).toEqual([]);
    await rehearseRestore(await openBackup(zip));
    await restored();
    const ofPages = /page|menu|redirects|scheduled|former|address|\.view_/;
    for (const table of TABLES.filter((name) => ofPages.test(name))) {
      expect((await source.sql(`select from ${table} limit 1`)).length, table).toBe(1);
    }
    await expectWhole();
    expect(await visibleContent(target)).toEqual(await visibleContent(source));
    expect(await target.sql('select from private.backup_lines')).toEqual([]);
  });

  test('has the accounts, with their ids and roles and without a password', async () => {
    const accounts =
      'select id, email, email_confirmed_at is not null as confirmed from auth.users order by id';
    expect(await target.sql(accounts)).toEqual(await source.sql(accounts));
    const { error } = await target.signIn('owner@example.com', PASSWORD);
    expect(error?.message).toBe('Invalid login credentials');
    await target.recover('owner@example.com');
    expect(target.mail().to).toBe('owner@example.com');
  });

  test('goes on where it was: new rows have new numbers, triggers are on again', async () => {
    await target.sql(`update posts set title = 'Later' where slug = 'oak-and-walnut'`);
    const [post] = await target.sql<{ version: number; revisions: number }>(
      `select version, (select count(*)::int from post_revisions where post_id = posts.id) as revisions
      from posts where slug = 'oak-and-walnut'`,
    );
    expect(post).toEqual({ version: 4, revisions: 4 });
    const versionOf = async (backend: TestBackend) =>
      (await backend.sql<{ version: number }>('select content_version() as version'))[0]?.version;
    const version = await versionOf(source);
    await target.sql(
      `select publish_document('post', id, version) from posts where slug = 'oak-and-walnut'`,
    );
    expect(await versionOf(target)).toBe((version ?? 0) + 1);
  });

  test('is refused where something is, and replaces it when that is asked for', async () => {
    await expect(restored()).rejects.toThrow(
      /^Nothing was changed: There is something here already: 15 articles, 5 galleries/,
    );
    const credentials = { email: 'new@example.com', password: PASSWORD };
    await target.service().auth.admin.createUser({ ...credentials, email_confirm: true });
    await target.put('later/one.png', 'image/png');
    expect((await restored({ replaceEverything: true })).newAccounts).toEqual([]);
    await expectWhole();
    expect(await target.sql(`select from auth.users where email = 'new@example.com'`)).toEqual([]);
  });
});

test('backup: the file names its articles, and their pictures by their places in it', async () => {
  const backup = await openBackup(zip);
  expect(backup.manifest.tables['public.posts']).toBe(15);
  const text = Buffer.from(await backup.bytes('articles/published/oak-and-walnut.md')).toString();
  expect(text).toMatch(/^---\ntitle: Oak, or walnut – “both”\nslug: oak-and-walnut\n/);
  expect(text).toMatch(/\ncover: \.\.\/\.\.\/files\/[\w/-]+\.jpg\n/);
  expect(text).not.toContain('media:');
});

test('backup: the file is refused when a single byte is not what was written', async () => {
  const damaged = path.join(folder, 'damaged.zip');
  const bytes = await readFile(zip);
  const at = bytes.indexOf('files/media/demo/hero.jpg') + 5000;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(damaged, bytes);
  const before = await rowsOf(target, TABLES);
  const options = { replaceEverything: true };
  const restoring = openBackup(damaged).then((one) => restoreBackup(target.project, one, options));
  await expect(restoring).rejects.toThrow(
    /is damaged: files\/media\/demo\/hero\.jpg is not what was written\. Nothing was changed/,
  );
  expect(await rowsOf(target, TABLES)).toBe(before);
});

test('backup: the file is refused when it is cut off, or something else', async () => {
  const cut = path.join(folder, 'cut.zip');
  await writeFile(cut, (await readFile(zip)).subarray(0, 100_000));
  await expect(openBackup(cut)).rejects.toThrow(
    'is not a whole zip file. Was it copied to its end?',
  );
  await expect(openBackup(path.join(folder, 'none.zip'))).rejects.toThrow('There is no file');
});

test('backup: the file is not left half-written when the disk becomes full', async () => {
  const file = path.join(folder, 'full.zip');
  const full = Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });
  let room = 300_000;
  const openStream = () =>
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        room -= chunk.length;
        done(room > 0 ? null : full);
      },
    });
  await expect(writeBackup(source.project, file, { openStream })).rejects.toThrow(
    'The disk became full, so there is no backup',
  );
  const freeBytes = async () => 1024;
  await expect(writeBackup(source.project, file, { freeBytes })).rejects.toThrow(
    /^There is not enough room on that disk: 1 MB are free, and the backup may need \d+ MB\./,
  );
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  expect(await source.sql('select from private.backups')).toEqual([]);
});

test('backup: the file can be read by nobody else on this machine', async () => {
  if (process.platform === 'win32') return;
  expect((await stat(zip)).mode & 0o077).toBe(0);
});
