import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

/** A migration that PostgreSQL refused; nothing of that file was kept. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/**
 * Applies the pending files of supabase/migrations in order, one transaction a file, and records
 * them where `supabase db push` does (`supabase_migrations.schema_migrations`).
 * (The library's own `applyPendingMigrations` depends on the working directory and hides
 * PostgreSQL's message.)
 *
 * @returns the names of the files that were applied.
 * @throws MigrationError with the file, the message and the line.
 */
export async function applyMigrations(
  database: Database,
  folder: string = MIGRATIONS,
): Promise<string[]> {
  const rows = await database.sql<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || known.has(version)) continue;
    await applyFile(database, path.join(folder, file), { version, name: name ?? '' });
    applied.push(file);
  }
  return applied;
}

async function applyFile(
  database: Database,
  file: string,
  { version, name }: { version: string; name: string },
): Promise<void> {
  const text = await readFile(file, 'utf8');
  try {
    await database.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [text]],
      );
    });
  } catch (error) {
    const { message, position, where } = error as Error & { position?: string; where?: string };
    const line = position ? text.slice(0, Number(position)).split('\n').length : null;
    throw new MigrationError(
      `${path.basename(file)}${line ? `, line ${line}` : ''}: ${message}${where ? ` (${where})` : ''}. Nothing of this file was kept.`,
    );
  }
}
