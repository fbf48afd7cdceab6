/** @module-tag slow */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '#server/data-folder/lock.ts';
import { type Backend, BackendBusyError, MigrationError } from '#server/embedded/open.ts';
import { checksumOf, checksumsPath } from '#tooling/released-migrations.ts';
import { claimsOf, clientOf, openExample, PASSWORD, present, signedUp } from './support.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'restart-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** By which key a token was signed. */
function keyIdOf(token: string): unknown {
  return decodeProtectedHeader(token).kid;
}

async function tablesOf(backend: Backend): Promise<string[]> {
  const rows = await backend.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** A process that has the folder open and has answered `count` writes. */
async function holder(count: number): Promise<{ child: ChildProcess; answered: () => number }> {
  const script = path.join(import.meta.dirname, 'hold.ts');
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
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

test('folder: opening it again does not open later functions to visitors', async () => {
  const again = path.join(folder, 'again');
  await (await openExample({ folder: again })).close();
  const backend = await openExample({ folder: again });
  await backend.sql('alter default privileges in schema public revoke all on functions from anon');
  await backend.close();
  const last = await openExample({ folder: again });
  await last.sql(`create function public.later() returns int language sql as 'select 1'`);
  await last.sql('revoke execute on function public.later() from public');
  expect(
    await last.sql(`select has_function_privilege('anon', 'public.later()', 'execute') as may`),
  ).toEqual([{ may: false }]);
  await last.close();
});

test('folder: one in use says by whom, and kill -9 frees it and loses nothing that was answered', async () => {
  const { child, answered } = await holder(8);
  const refusal = await openExample({ folder }).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(BackendBusyError);
  expect(refusal).toMatchObject({ pid: child.pid, url: 'http://localhost:4402', port: 4402 });
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const backend = await openExample({ folder });
  await expect(openExample({ folder })).rejects.toBeInstanceOf(BackendBusyError);
  const service = clientOf(backend, backend.secretKey);
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
  const place = await mkdtemp(path.join(tmpdir(), 'first-run-test-'));
  const script = path.join(import.meta.dirname, 'hold.ts');
  for (const made of ['database.new', 'database']) {
    const child = spawn(process.execPath, [script, place], { stdio: 'ignore' });
    while (!(await readdir(place)).includes(made)) await pause(5);
    await pause(100);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const backend = await openExample({ folder: place });
  const service = clientOf(backend, backend.secretKey);
  expect((await service.from('pieces').insert({ title: 'First' })).error).toBeNull();
  await backend.close();
  expect((await readdir(place)).sort()).toEqual(['database', 'keys.json', 'uploads']);
  await rm(place, { recursive: true, force: true });
});

test('lock: that in a copy of a folder in use is not the copy’s', async () => {
  const [place, copy] = [path.join(folder, 'place'), path.join(folder, 'copy')];
  await mkdir(place);
  const { ino: inode } = await stat(place);
  const lock = JSON.stringify({ pid: process.ppid, inode, url: 'http://localhost:4402' });
  await writeFile(path.join(place, 'lock.json'), lock);
  await cp(place, copy, { recursive: true });
  await expect(lockFolder(place)).rejects.toMatchObject({ pid: process.ppid, port: 4402 });
  await (await lockFolder(copy)).release();
  await Promise.all([place, copy].map((one) => rm(one, { recursive: true })));
});

test('lock: one of before a reboot does not hold, whatever process has the number now', async () => {
  const place = path.join(folder, 'rebooted');
  await mkdir(place);
  const file = path.join(place, 'lock.json');
  const own = await lockFolder(place);
  const { identity } = JSON.parse(await readFile(file, 'utf8'));
  await own.release();
  const other = { pid: process.ppid, backend: process.ppid };
  await writeFile(file, JSON.stringify({ ...other, identity, backendIdentity: identity }));
  await (await lockFolder(place)).release();
  await writeFile(file, JSON.stringify(other));
  await expect(lockFolder(place)).rejects.toBeInstanceOf(BackendBusyError);
  await rm(place, { recursive: true });
});

test('lock: a file cut off while being written, or of a reused process number, is taken over', async () => {
  for (const text of ['', '{"pid":', JSON.stringify({ pid: process.pid })]) {
    await writeFile(path.join(folder, 'lock.json'), text);
    await (await lockFolder(folder)).release();
  }
});

test('restart: sessions, keys and the wait for nothing outlive a restart', async () => {
  const first = await openExample({ folder });
  const client = await signedUp(first, 'stay@example.com');
  const { data } = await client.auth.getSession();
  const { refresh_token } = present(data.session);
  const keys = [first.secretKey, await first.signToken({}).then(keyIdOf)];
  await first.close();
  expect((await stat(path.join(folder, 'keys.json'))).mode & 0o777).toBe(0o600);

  const second = await openExample({ folder });
  expect([second.secretKey, await second.signToken({}).then(keyIdOf)]).toEqual(keys);
  const again = clientOf(second);
  expect((await again.auth.refreshSession({ refresh_token })).error).toBeNull();
  expect(await claimsOf(again)).toMatchObject({ email: 'stay@example.com', aal: 'aal1' });
  await second.close();
});

test('keys: each folder has its own', async () => {
  const [one, two] = [await openExample(), await openExample()];
  const [ofOne, ofTwo] = await Promise.all([one.signToken({}), two.signToken({})]);
  expect(keyIdOf(ofOne)).not.toBe(keyIdOf(ofTwo));
  await one.close();
  const { error } = await clientOf(two).auth.signInWithPassword({
    email: 'stay@example.com',
    password: PASSWORD,
  });
  expect(error?.code).toBe('invalid_credentials');
  await two.close();
});

test('migration: one that fails is named and leaves nothing', async () => {
  const migrations = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  await writeFile(path.join(migrations, '20260101000000_good.sql'), 'create table a (id int);');
  const bad = path.join(migrations, '20260101000001_bad.sql');
  await writeFile(bad, 'create table b (id int);\nselect * frm b;\n');
  const place = path.join(migrations, 'data');
  const failure = await openExample({ folder: place, migrations }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^20260101000001_bad\.sql, line 2: syntax error/),
  });
  expect(await readFile(path.join(place, 'keys.json'), 'utf8')).toContain('jwtSecret');

  await writeFile(bad, 'create table b (id int);');
  const backend = await openExample({ folder: place, migrations });
  expect(await tablesOf(backend)).toEqual(['a', 'b']);
  await backend.close();
  await rm(migrations, { recursive: true, force: true });
});

test('migration: a released one that was edited is named, with the way back; a new one leaves what was saved', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  const migrations = path.join(root, 'migrations');
  const name = '20260101000000_first.sql';
  const text = 'create table a (id int);\n';
  await mkdir(migrations);
  await writeFile(path.join(migrations, name), text);
  const checksums = { '1.0.0': { [name]: checksumOf(text) } };
  await writeFile(checksumsPath(migrations), JSON.stringify(checksums));
  const place = path.join(root, 'data');
  const first = await openExample({ folder: place, migrations });
  await first.sql('insert into a values (7)');
  await first.close();

  await writeFile(path.join(migrations, name), 'create table a (id bigint);\n');
  await writeFile(path.join(migrations, '20260101000001_later.sql'), 'create table b (id int);');
  const failure = await openExample({ folder: place, migrations }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(
      /saved is as it was.*came with 1\.0\.0 and has been edited since.*git checkout v1\.0\.0 -- supabase\/migrations\/20260101000000_first\.sql/,
    ),
  });

  await writeFile(path.join(migrations, name), text);
  const backend = await openExample({ folder: place, migrations });
  expect(await tablesOf(backend)).toEqual(['a', 'b']);
  expect(await backend.sql('select id from a')).toEqual([{ id: 7 }]);
  await backend.close();
  await rm(root, { recursive: true, force: true });
});

test('migration: data of an earlier draft of the tables is not opened and not touched', async () => {
  const migrations = await mkdtemp(path.join(tmpdir(), 'migrations-test-'));
  const file = path.join(migrations, '20260101000000_draft.sql');
  const place = path.join(migrations, 'data');
  await writeFile(file, 'create table a (id int);\ncreate table b (id int);\n');
  await (await openExample({ folder: place, migrations })).close();

  await writeFile(file, 'create table a (id bigint);\n');
  await writeFile(path.join(migrations, '20260101000001_later.sql'), 'create table c (id int);');
  const failure = await openExample({ folder: place, migrations }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(MigrationError);
  expect(failure).toMatchObject({
    message: expect.stringMatching(/earlier draft.*20260101000000_draft\.sql.*npm run reset/),
  });

  await rm(file);
  const gone = await openExample({ folder: place, migrations }).catch((error: unknown) => error);
  expect(gone).toMatchObject({
    message: expect.stringMatching(
      /earlier draft.*20260101000000 of it is not here.*npm run reset/,
    ),
  });

  await rm(path.join(migrations, '20260101000001_later.sql'));
  // Other line ends are no other draft.
  await writeFile(file, 'create table a (id int);\r\ncreate table b (id int);\r\n');
  const backend = await openExample({ folder: place, migrations });
  expect(await tablesOf(backend)).toEqual(['a', 'b']);
  await backend.close();
  await rm(migrations, { recursive: true, force: true });
});
