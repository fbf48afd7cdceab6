import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import { fingerprintOf } from '#tooling/released-migrations.ts';
import { type CleanUp, cleanUp } from '../engines/browser.ts';
import { ownFolder } from '../engines/programs.ts';
import { newDatabase, PARTS } from './database.ts';
import type { Postgres } from './postgres.ts';
import { pushByCli, pushByPsql } from './push.ts';

const atEnd: CleanUp = [];
afterAll(() => cleanUp(atEnd));

const CLI = PARTS.cli.programs?.program;
const WAYS = [
  { way: 'supabase db push --remote', isThere: CLI !== undefined },
  { way: 'one transaction a file', isThere: true },
];

describe.each(WAYS)('migrations on PostgreSQL, by $way', ({ way, isThere }) => {
  describe.skipIf(!isThere || !PARTS.postgres.programs)('as a role that is no superuser', () => {
    let database: Postgres;
    beforeAll(async () => {
      database = await newDatabase(atEnd);
    });
    const push = async () => {
      if (way === 'one transaction a file') return await pushByPsql(database);
      const folders = { folder: process.cwd(), home: ownFolder(atEnd) };
      return await pushByCli(resolve(CLI ?? ''), database, folders);
    };

    test('postgres is no superuser', async () => {
      const roles = 'select rolsuper from pg_roles where rolname = current_user';
      expect(await database.rows(roles)).toEqual([{ rolsuper: false }]);
    });

    test.each([
      'alter table storage.objects enable row level security',
      'create index mine on storage.objects (name)',
      'create function auth.mine() returns int language sql as $$ select 1 $$',
      'create trigger mine after insert on storage.objects execute function storage.protect_delete()',
      'create event trigger mine on ddl_command_end execute function extensions.guard_storage()',
    ])('what a hosted project refuses is refused: %s', async (statement) => {
      await expect(database.run(statement)).rejects.toThrow(/must be (owner|superuser)|permission/);
    });

    test('all apply, in order', async () => {
      await push();
      const kept = 'select version from supabase_migrations.schema_migrations order by version';
      const files = (await readMigrations(MIGRATIONS)).map(({ version }) => ({ version }));
      expect(await database.rows(kept)).toEqual(files);
    });

    test('what is kept of each file is what the doctor compares', async () => {
      const [found] = await database.rows<{ texts: Record<string, string | null> }>(
        `select public.inspect_project() -> 'migration_texts' as texts`,
      );
      const files = await readMigrations(MIGRATIONS);
      const expected = files.map(({ version, text }) => [version, fingerprintOf(text)]);
      const kept = Object.entries(found?.texts ?? {}).filter(([, print]) => print !== null);
      // Without the CLI nothing is kept.
      expect(kept).toEqual(way === 'one transaction a file' ? [] : expected);
    });

    test('a second run changes nothing', async () => {
      const before = await database.rows(CATALOG);
      const printed = await push();
      if (printed) expect(printed).toContain('up to date');
      expect(await database.rows(CATALOG)).toEqual(before);
    });

    test('no table of the project is without row-level security', async () => {
      const open = `select relname from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`;
      expect(await database.rows(open)).toEqual([]);
    });
  });
});

/** Everything in the project's schemas that a migration makes, with its definition's number of changes. */
const CATALOG = `
  select 'relation' as kind, oid::text, relname as name, xmin::text from pg_class
    where relnamespace::regnamespace::text in ('public', 'private', 'storage')
  union all select 'function', oid::text, proname, xmin::text from pg_proc
    where pronamespace::regnamespace::text in ('public', 'private')
  union all select 'policy', oid::text, polname, xmin::text from pg_policy
  union all select 'trigger', oid::text, tgname, xmin::text from pg_trigger
  order by 1, 2
`;
