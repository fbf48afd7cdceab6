/** @module-tag slow */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { lockFolder } from '#server/data-folder/lock.ts';
import { BackendBusyError, MigrationError } from '#server/embedded/open.ts';
import { checksumOf, checksumsPath } from '#tooling/released-migrations.ts';
import { fileFolder, testFolder } from '../support/own-folder.ts';
import { claimsOf, codeOf, present, sessionOf } from './sessions.ts';
import { openExample, type TestBackend } from './support.ts';

const folder = fileFolder();
const HOLD = path.join(import.meta.dirname, 'hold.ts');

/** By which key a token was signed. */
const keyIdOf = async (backend: TestBackend) =>
  decodeProtectedHeader(await backend.signToken({})).kid;

async function kill(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** A process that has the folder open and has answered `count` writes. */
async function holder(count: number): Promise<{ child: ChildProcess; answered: () => number }> {
  const child = spawn(process.execPath, [HOLD, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = 0;
  await new Promise<void>((enough, failed) => {
    child.once('exit', () => failed(new Error('The process ended by itself.')));
    createInterface({ input: present(child.stdout) }).on('line', (line) => {
      answered = Number(line);
      if (answered >= count) enough();
    });
  });
  return { child, answered: () => answered };
}

test('folder: one in use says by whom, and kill -9 frees it and loses nothing that was answered', async () => {
  const { child, answered } = await holder(8);
  const refusal = await openExample({ folder }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackendBusyError);
  expect(refusal).toMatchObject({ pid: child.pid, url: 'http://localhost:4402', port: 4402 });
  await kill(child);
  const backend = await openExample({ folder });
  await expect(openExample({ folder })).rejects.toBeInstanceOf(BackendBusyError);
  const service = backend.service();
  const { count } = await service.from('pieces').select('*', { count: 'exact', head: true });
  expect(present(count)).toBeGreaterThanOrEqual(answered());
  for (let number = 1; number <= answered(); number += 1) {
    const { data } = await service.storage.from('papers').download(`paper-${number}`);
    expect(await data?.text()).toBe(`text ${number}`.repeat(1000));
  }
  await backend.close();
  expect(await readdir(folder)).not.toContain('lock.json');
});

test('folder: a first run that was killed leaves nothing in the way', async () => {
  const place = testFolder();
  for (const made of ['database.new', 'database']) {
    const child = spawn(process.execPath, [HOLD, place], { stdio: 'ignore' });
    while (!(await readdir(place)).includes(made)) await pause(5);
    await pause(100);
    await kill(child);
  }
  const backend = await openExample({ folder: place });
  const { error } = await backend.service().from('pieces').insert({ title: 'First' });
  expect(error).toBeNull();
  await backend.close();
  expect((await readdir(place)).sort()).toEqual(['database', 'keys.json', 'uploads']);
});

test('lock: that in a copy of a folder in use is not the copy’s', async () => {
  const [place, copy] = [testFolder(), testFolder()];
  const { ino: inode } = await stat(place);
  const lock = JSON.stringify({ pid: process.ppid, inode, url: 'http://localhost:4402' });
  await writeFile(path.join(place, 'lock.json'), lock);
  await cp(place, copy, { recursive: true });
  await expect(lockFolder(place)).rejects.toMatchObject({ pid: process.ppid, port: 4402 });
  await (await lockFolder(copy)).release();
});

test('lock: one of before a reboot does not hold, whatever process has the number now', async () => {
  const place = testFolder();
  const file = path.join(place, 'lock.json');
  const own = await lockFolder(place);
  const { identity } = JSON.parse(await readFile(file, 'utf8'));
  await own.release();
  const other = { pid: process.ppid, backend: process.ppid };
  await writeFile(file, JSON.stringify({ ...other, identity, backendIdentity: identity }));
  await (await lockFolder(place)).release();
  await writeFile(file, JSON.stringify(other));
  await expect(lockFolder(place)).rejects.toBeInstanceOf(BackendBusyError);
});

test('lock: a file cut off while being written, or of a reused process number, is taken over', async () => {
  for (const text of ['', '{"pid":', JSON.stringify({ pid: process.pid })]) {
    await writeFile(path.join(folder, 'lock.json'), text);
    await (await lockFolder(folder)).release();
  }
});

test('restart: sessions, keys and the wait for nothing outlive it, and later functions stay closed to visitors', async () => {
  const first = await openExample({ folder });
  const { refresh_token } = await sessionOf(await first.signedUp('stay@example.com'));
  const keys = [first.secretKey, await keyIdOf(first)];
  await first.sql('alter default privileges in schema public revoke all on functions from anon');
  await first.close();
  expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);

  const [second, other] = [await openExample({ folder }), await openExample()];
  expect([second.secretKey, await keyIdOf(second)]).toEqual(keys);
  expect(keys, 'each folder has its own').not.toContain(await keyIdOf(other));
  const again = second.client();
  expect((await again.auth.refreshSession({ refresh_token })).error).toBeNull();
  expect(await claimsOf(again)).toMatchObject({ email: 'stay@example.com', aal: 'aal1' });
  await second.sql(`create function public.later() returns int language sql as 'select 1'`);
  await second.sql('revoke execute on function public.later() from public');
  const may = `select has_function_privilege('anon', 'public.later()', 'execute') as may`;
  expect(await second.sql(may)).toEqual([{ may: false }]);
  await second.close();
  expect(await codeOf(other.signIn('stay@example.com'))).toBe('invalid_credentials');
  await other.close();
});

// One story of a folder of migrations, in order: each opening starts a database.
const migrations = path.join(fileFolder(), 'migrations');
const place = path.join(migrations, '../data');
const [FIRST, SECOND, THIRD] = [
  '20260101000000_first.sql',
  '20260101000001_second.sql',
  '20260101000002_third.sql',
] as const;
const CREATED = 'create table a (id int);\ncreate table b (id int);\n';
const write = (name: string, text: string) => writeFile(path.join(migrations, name), text);
const open = () => openExample({ folder: place, migrations });

/** Opens, and closes again. @returns the tables, and the rows of a statement. */
async function opened(statement: string) {
  const backend = await open();
  const named = `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`;
  const tables = (await backend.sql<{ name: string }>(named)).map(({ name }) => name);
  const rows = await backend.sql(statement);
  await backend.close();
  return { tables: tables.join(), rows };
}

async function refused(words: RegExp) {
  const failure = await open().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(failure).toMatchObject({ message: expect.stringMatching(words) });
}

test('migration: one that fails is named and leaves nothing', async () => {
  await mkdir(migrations);
  await write(FIRST, CREATED);
  await write(SECOND, 'create table c (id int);\nselect * frm c;\n');
  await refused(/^20260101000001_second\.sql, line 2: syntax error/);
  expect(await readFile(path.join(place, 'keys.json'), 'utf8')).toContain('jwtSecret');
  await write(SECOND, 'create table c (id int);');
  expect((await opened('insert into a values (7)')).tables).toBe('a,b,c');
});

test('migration: data of an earlier draft of the tables is not opened and not touched', async () => {
  await write(FIRST, 'create table a (id bigint);\n');
  await write(THIRD, 'create table d (id int);');
  await refused(/earlier draft.*20260101000000_first\.sql.*npm run reset/);
  await rm(path.join(migrations, FIRST));
  await refused(/earlier draft.*20260101000000 of it is not here.*npm run reset/);
});

test('migration: a released one that was edited is named, with the way back; a new one leaves what was saved', async () => {
  const checksums = { '1.0.0': { [FIRST]: checksumOf(CREATED) } };
  await writeFile(checksumsPath(migrations), JSON.stringify(checksums));
  await write(FIRST, 'create table a (id bigint);\n');
  await refused(
    /saved is as it was.*came with 1\.0\.0 and has been edited since.*git checkout v1\.0\.0 -- supabase\/migrations\/20260101000000_first\.sql/,
  );
  // Other line ends are no edit.
  await write(FIRST, CREATED.replaceAll('\n', '\r\n'));
  expect(await opened('select id from a')).toEqual({ tables: 'a,b,c,d', rows: [{ id: 7 }] });
});
