import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { fileOfTable } from '#scripts/backup/tables.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { type Checkout, checkOut, note, untyped } from './checkout.ts';
import { chooseNewPassword, roleOf, signIn, signUp } from './people.ts';
import { HAS_AUTH, type HostedProject, startProject } from './project.ts';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

const ADDRESS = 'you@example.com';
const BACKUP = 'site-2026-11-22.zip';

// The tests follow each other, as the guides do.
describe.skipIf(!HAS_AUTH)('setting up: docs/deploy.md and docs/operate.md', () => {
  let project: HostedProject;
  let another: HostedProject;
  let here: Checkout;
  beforeAll(async () => {
    here = checkOut(atEnd);
    project = await startProject(atEnd);
    another = await startProject(atEnd);
    here.use(project);
  });

  const countArticles = async () => {
    const posts = project.client('service').from('posts');
    return (await posts.select('*', { count: 'exact', head: true })).count;
  };
  const succeeds = async (line: string) => {
    const { code, output } = await here.type(line);
    expect(code, output).toBe(0);
    return output;
  };

  /** Every row, account and file of a backup, by table. */
  async function contentOf(file: string): Promise<Record<string, string[]>> {
    const backup = await openBackup(join(here.folder, file));
    const entries = [...Object.keys(backup.manifest.tables).map(fileOfTable), 'accounts.jsonl'];
    const content: Record<string, string[]> = { files: [JSON.stringify(backup.manifest.files)] };
    for (const entry of entries) content[entry] = await Array.fromAsync(backup.lines(entry));
    return content;
  }

  test('the doctor of a new project misses an account, and nothing else', async () => {
    const { code, output } = await here.type('npm run doctor');
    expect(output.match(/WRONG .*/g)).toEqual([expect.stringContaining('Nobody has an account')]);
    expect(output).toContain('1 thing is wrong.');
    expect(code).toBe(1);
  });

  test('demo content comes once', async () => {
    expect(await succeeds('npm run seed')).toContain('14 articles');
    expect(await succeeds('npm run seed')).toContain('nothing was changed');
    expect(await countArticles()).toBe(14);
  });

  test('the first administrator signs up, confirms the mail and is made one', async () => {
    const token = await signUp(project, ADDRESS);
    expect(await roleOf(project, token)).toBe('viewer');
    await project.database.run(note("select private.make_admin('you@example.com');"));
    expect(await roleOf(project, token)).toBe('admin');
  });

  test('the last administrator can’t be deleted, as the guide says', async () => {
    const { auth } = project.client('service');
    const [admin] = (await auth.admin.listUsers()).data.users;
    const { error } = await auth.admin.deleteUser(admin?.id ?? '');
    expect(error?.message).toContain('Database error deleting user');
  });

  test('then the doctor finds nothing wrong', async () => {
    expect(await succeeds('npm run doctor')).toContain('Nothing is wrong.');
  });

  test('what the guide has for the SQL editor answers there', async () => {
    const log =
      'select at, actor, action, entity, details from public.audit_log order by at desc limit 50;';
    expect(await project.database.rows(note(log).replace(';', ''))).not.toEqual([]);
    const releases = 'select * from public.releases order by id desc limit 10;';
    await project.database.rows(note(releases).replace(';', ''));
    const header = "update private.sender_header set name = 'x-forwarded-for';";
    await project.database.run(note(header));
    const names = await project.database.rows('select name from private.sender_header');
    expect(names).toEqual([{ name: 'x-forwarded-for' }]);
  });

  test('an export of WordPress is imported', async () => {
    copyFileSync('tests/backend/wordpress/export.xml', join(here.folder, 'export.xml'));
    mkdirSync(join(here.folder, 'uploads/2019/05'), { recursive: true });
    const oak = sharp({ create: { width: 640, height: 480, channels: 3, background: '#a07040' } });
    await oak.png().toFile(join(here.folder, 'uploads/2019/05/oak.png'));
    await succeeds('npm run import:wordpress -- export.xml --pictures uploads');
    expect(await countArticles()).toBeGreaterThan(14);
  });

  test('a backup is whole, and is not restored over what is there', async () => {
    expect(await succeeds(`npm run backup -- ${BACKUP}`)).toContain('1 accounts');
    expect(await succeeds(`npm run restore -- ${BACKUP} --check`)).toContain('is whole');
    const { code, output } = await here.type(`npm run restore -- ${BACKUP}`);
    expect(output).toContain('There is something here already');
    expect(code).toBe(1);
    note('npm run restore -- site.zip');
  });

  test('an empty project is the same after a restore, in every row', async () => {
    here.use(another);
    await succeeds(`npm run restore -- ${BACKUP}`);
    await succeeds('npm run backup -- again.zip');
    expect(await contentOf('again.zip')).toEqual(await contentOf(BACKUP));
  });

  test('people choose a new password there, and keep their role', async () => {
    await expect(signIn(another, ADDRESS)).rejects.toThrow('Invalid login credentials');
    await chooseNewPassword(another, ADDRESS);
    expect(await roleOf(another, await signIn(another, ADDRESS))).toBe('admin');
  });

  test('a restore over everything brings back what was deleted', async () => {
    const client = another.client('service');
    const { error } = await client.from('published_posts').delete().neq('slug', '');
    expect(error).toBeNull();
    await succeeds(`npm run restore -- ${BACKUP} --replace-everything`);
    renameSync(join(here.folder, 'again.zip'), join(here.folder, 'before.zip'));
    await succeeds('npm run backup -- again.zip');
    expect(await contentOf('again.zip')).toEqual(await contentOf('before.zip'));
    expect(await roleOf(another, await signIn(another, ADDRESS))).toBe('admin');
  });

  test('all lines that are this file’s were typed', () =>
    expect(untyped('setting-up')).toEqual([]));
});
