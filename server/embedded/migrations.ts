import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Checksums,
  checksumsPath,
  editedSince,
  readChecksums,
  sentenceOfEdited,
} from '#tooling/released-migrations.ts';
import type { Database } from './database.ts';

/** A migration failed, or was changed after it had been applied. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

/**
 * Applies pending migrations in order, one transaction a file, and records them where `supabase db push`
 * does (`supabase_migrations.schema_migrations`). (The library's `applyPendingMigrations` depends on the
 * working directory and hides PostgreSQL's message.)
 *
 * @returns the names of the applied files.
 * @throws MigrationError with file, message and line; or, before anything is applied, when an applied
 * file has changed since: no later file can be trusted to fit the tables then.
 */
export async function applyMigrations(
  database: Database,
  folder: string = MIGRATIONS,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const checksums = readChecksums(checksumsPath(folder));
  const pending = findPending(migrations, await appliedTexts(database), checksums);
  for (const migration of pending) await apply(database, migration);
  return pending.map(({ file }) => file);
}

interface Migration {
  file: string;
  version: string;
  name: string;
  text: string;
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(folder)).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version) continue;
    const text = await readFile(path.join(folder, file), 'utf8');
    migrations.push({ file, version, name: name ?? '', text });
  }
  return migrations;
}

/** Applied texts by version. */
async function appliedTexts(database: Database): Promise<Map<string, string>> {
  const rows = await database.sql<{ version: string; text: string | null }>(
    `select version, array_to_string(statements, '') as text from supabase_migrations.schema_migrations`,
  );
  return new Map(rows.map(({ version, text }) => [version, text ?? '']));
}

function findPending(
  migrations: Migration[],
  applied: Map<string, string>,
  checksums: Checksums,
): Migration[] {
  const known = new Set(migrations.map(({ version }) => version));
  const foreign = [...applied.keys()].find((version) => !known.has(version));
  return migrations.filter(({ file, version, text }) => {
    const before = applied.get(version);
    // Of a later version alone, of which nothing is pending here, the tables are as these files made them.
    if (before === undefined && foreign) throw earlierDraft(`${foreign} of it is not here`);
    if (before === undefined) return true;
    if (withoutCarriageReturns(before) === withoutCarriageReturns(text)) return false;
    const [edited] = editedSince(checksums, migrations).filter((one) => one.file === file);
    if (edited) {
      throw new MigrationError(
        `The data can't be opened, and what was saved is as it was. ${sentenceOfEdited(edited)}`,
      );
    }
    throw earlierDraft(`${file} has changed since`);
  });
}

function earlierDraft(why: string): MigrationError {
  return new MigrationError(
    `This data was made with an earlier draft of the tables (${why}), so it can't be opened. What was saved is as it was. To take it along, make a backup with the version that made it and restore that here (docs/operate.md, Backup and restore); or run npm run reset to start again with the demo content.`,
  );
}

/** Git may check files out with other line ends. */
function withoutCarriageReturns(text: string): string {
  return text.replaceAll('\r', '');
}

async function apply(database: Database, { file, version, name, text }: Migration): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await tx.exec(text);
      await tx.query`insert into supabase_migrations.schema_migrations (version, name, statements)
        values (${version}, ${name}, ${[text]})`;
    });
  } catch (error) {
    const { message, position, where } = error as Error & { position?: string; where?: string };
    const line = position ? text.slice(0, Number(position)).split('\n').length : null;
    throw new MigrationError(
      `${file}${line ? `, line ${line}` : ''}: ${message}${where ? ` (${where})` : ''}. Nothing of this file was kept.`,
    );
  }
}
