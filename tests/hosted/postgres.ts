import { execFile, spawn } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { findHosted } from '#scripts/programs/find-programs.ts';
import { freePort } from '#scripts/test-server.ts';
import type { CleanUp } from '../engines/browser.ts';
import { ownFolder, printed, start } from '../engines/programs.ts';

/** Roles that sign in; all have the same password here. */
export type LoginRole =
  | 'supabase_admin'
  | 'postgres'
  | 'authenticator'
  | 'supabase_auth_admin'
  | 'supabase_storage_admin';

/** A PostgreSQL server of its own, with an empty database. */
export interface Postgres {
  /** Connection string. */
  url(role: LoginRole): string;
  /** Runs statements as psql does. @throws Error with PostgreSQL's message. */
  run(statements: string, role?: LoginRole): Promise<void>;
  /** Rows of a query. */
  rows<Row>(query: string, role?: LoginRole): Promise<Row[]>;
}

type PostgresPrograms = NonNullable<ReturnType<typeof findHosted>['postgres']['programs']>;

/** The project's database password. */
export const PASSWORD = 'a-password-of-tests';

/** PostgreSQL refuses to run as root; this is `nobody` of Linux. */
const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Starts a server in a temporary folder. `supabase_admin` is its superuser, as on a hosted project. */
export async function startPostgres(
  { initdb, postgres, psql }: PostgresPrograms,
  atEnd: CleanUp,
  { hasCron = false } = {},
): Promise<Postgres> {
  const folder = ownFolder(atEnd);
  if (UNPRIVILEGED.uid) chownSync(folder, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  const data = join(folder, 'data');
  await promisify(execFile)(
    initdb,
    ['-D', data, '-U', 'supabase_admin', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...UNPRIVILEGED, cwd: folder },
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    // A power cut may lose what tests have written.
    fsync: 'off',
    ...(hasCron && { shared_preload_libraries: 'pg_cron', 'cron.host': folder }),
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = start(postgres, ['-D', data, '-p', String(port), ...options], {}, atEnd, {
    ...UNPRIVILEGED,
    cwd: folder,
  });
  await printed(server, /database system is ready to accept connections/);
  const url = (role: LoginRole) => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const ask = (statements: string, role: LoginRole) => runPsql(psql, url(role), statements);
  return {
    url,
    run: async (statements, role = 'postgres') => {
      await ask(statements, role);
    },
    rows: async (query, role = 'postgres') =>
      JSON.parse(await ask(`select coalesce(json_agg(row), '[]') from (${query}) as row`, role)),
  };
}

/** One transaction, stopped by the first error, as the CLI applies a migration. */
function runPsql(psql: string, url: string, statements: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = ['--no-psqlrc', '-q', '-At', '-1', '-v', 'ON_ERROR_STOP=1', '-f', '-'];
    const child = spawn(psql, [...options, url], { stdio: ['pipe', 'pipe', 'pipe'] });
    const out: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(Buffer.concat(out).toString());
      else reject(new Error(Buffer.concat(errors).toString()));
    });
    child.stdin.end(statements);
  });
}
