import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectionSchema, migrationFindings } from '#scripts/doctor/project-findings.ts';
import { readMigrations } from '#server/embedded/migrations.ts';
import { checksumOf } from '#tooling/released-migrations.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { ownFolder } from '../engines/programs.ts';
import { newDatabase, PARTS } from './database.ts';
import type { Postgres } from './postgres.ts';
import { pushByCli } from './push.ts';

// What docs/upgrade.md says of migrations, by the Supabase CLI at a project's database.

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

const OURS = '20991231000000_later.sql';
const THEIRS = '20991231000100_own.sql';

describe.skipIf(!PARTS.cli.programs || !PARTS.postgres.programs)('update of a project', () => {
  let database: Postgres;
  let folder: string;
  let migrations: string;
  const program = resolve(PARTS.cli.programs?.program ?? '');
  const cli = (...words: string[]) =>
    promisify(execFile)(program, [...words, `--remote=${database.url('postgres')}`, '--yes'], {
      cwd: folder,
      env: { ...process.env, HOME: folder, DO_NOT_TRACK: '1' },
    });
  const doctor = async () => {
    const [row] = await database.rows<{ found: unknown }>(
      'select public.inspect_project() as found',
    );
    const files = await readMigrations(migrations);
    const first = files.slice(0, 1).map(({ file, text }) => [file, checksumOf(text)]);
    const checksums = { '1.0.0': Object.fromEntries(first) };
    return migrationFindings(inspectionSchema.parse(row?.found), files, checksums);
  };

  beforeAll(async () => {
    database = await newDatabase(atEnd);
    folder = ownFolder(atEnd);
    migrations = join(folder, 'supabase', 'migrations');
    await mkdir(join(folder, 'supabase'), { recursive: true });
    for (const name of ['config.toml', 'migrations'])
      await cp(join('supabase', name), join(folder, 'supabase', name), { recursive: true });
    await pushByCli(program, database, { folder, home: folder });
  });

  test('a migration of ours that is earlier than one of theirs needs --include-all', async () => {
    await writeFile(join(migrations, THEIRS), 'create table private.own (id int);\n');
    await cli('db', 'push');
    await writeFile(join(migrations, OURS), 'create table private.later (id int);\n');
    const refused = await cli('db', 'push').catch(
      (error: { stderr: string; stdout: string }) => error,
    );
    expect(`${refused.stdout}${refused.stderr}`).toMatch(/before the last migration/);
    await cli('db', 'push', '--include-all', '--dry-run');
    const tables = `select relname from pg_class where relname in ('own', 'later') order by 1`;
    expect(await database.rows(tables)).toEqual([{ relname: 'own' }]);
    await cli('db', 'push', '--include-all');
    expect(await database.rows(tables)).toEqual([{ relname: 'later' }, { relname: 'own' }]);
    expect((await doctor()).map(({ state }) => state)).toEqual(['ok']);
  });

  test('a file that was edited since is named until the project’s note of it is mended', async () => {
    const file = join(migrations, THEIRS);
    await appendFile(file, 'create table private.never (id int);\n');
    await cli('db', 'push');
    const [finding, ...more] = await doctor();
    expect(more).toEqual([]);
    expect(finding?.sentence).toContain(`was given another ${THEIRS} than this one`);
    await cli('migration', 'repair', '--status', 'applied', THEIRS.slice(0, 14));
    expect((await doctor()).map(({ state }) => state)).toEqual(['ok']);
    expect(await readFile(file, 'utf8')).toContain('never');
  });
});
