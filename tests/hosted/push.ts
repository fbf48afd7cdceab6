import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import type { Postgres } from './postgres.ts';

/** `supabase db push --remote`, of a database that is named instead of linked. @returns what it prints. */
export async function pushByCli(
  cli: string,
  database: Postgres,
  { folder, home }: { folder: string; home: string },
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    cli,
    ['db', 'push', `--remote=${database.url('postgres')}`, '--yes'],
    { cwd: folder, env: { ...process.env, HOME: home, DO_NOT_TRACK: '1' } },
  );
  return `${stdout}\n${stderr}`;
}

/** What the CLI does, for machines without it: the files in order, each in a transaction that records it. */
export async function pushByPsql(database: Postgres): Promise<void> {
  await database.run(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text primary key, statements text[], name text
    );
  `);
  const applied = await database.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = new Set(applied.map(({ version }) => version));
  for (const { file, version, name, text } of await readMigrations(MIGRATIONS)) {
    if (versions.has(version)) continue;
    const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
    await database.run(`${text}\n${record}`).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`);
    });
  }
}
