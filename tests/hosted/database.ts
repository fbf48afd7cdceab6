import { findHosted } from '#scripts/programs/find-programs.ts';
import type { CleanUp } from '../engines/browser.ts';
import { type Postgres, startPostgres } from './postgres.ts';
import { AUTH_SCHEMA, PROJECT_SCHEMA, STORAGE_SCHEMA } from './project-schema.ts';
import { migrateAuth } from './servers.ts';

/** The programs of this machine. */
export const PARTS = findHosted();

/** A hosted project's database before its first migration. */
export async function newDatabase(atEnd: CleanUp): Promise<Postgres> {
  if (!PARTS.postgres.programs) throw new Error(PARTS.postgres.install);
  const hasCron = PARTS.cron.programs !== null;
  const database = await startPostgres(PARTS.postgres.programs, atEnd, { hasCron });
  await database.run(PROJECT_SCHEMA, 'supabase_admin');
  if (PARTS.auth.programs) await migrateAuth(PARTS.auth.programs.program, database);
  else await database.run(AUTH_SCHEMA, 'supabase_auth_admin');
  await database.run(STORAGE_SCHEMA, 'supabase_storage_admin');
  return database;
}
