import {
  answerOf,
  type ProjectAddress,
  type ProjectClient,
  projectClient,
  requireDone,
} from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { restoreAccounts } from './accounts.ts';
import { type Manifest, NOT_IN_A_BACKUP } from './manifest.ts';
import type { BackupFile } from './read-backup.ts';
import { removeFiles, restoreFiles } from './restore-files.ts';
import { fileOfTable, TABLES } from './tables.ts';

export interface RestoreOptions {
  /** Whether to delete the project's content first. */
  replaceEverything?: boolean;
  log?: (line: string) => void;
}

export interface Restored {
  manifest: Manifest;
  rows: number;
  /** New files. */
  files: number;
  /** Addresses of new accounts, which have no usable password. */
  newAccounts: string[];
}

/** Characters of rows in a request. */
const BATCH_CHARACTERS = 1_000_000;
const BATCH_ROWS = 1000;

/**
 * Restores a backup into an empty project. Repeating an interrupted restore replaces rows and keeps
 * existing files.
 *
 * @throws UserError when the project is not empty or older than the backup, or a step fails; the same
 * command then continues.
 */
export async function restoreBackup(
  project: ProjectAddress,
  backup: BackupFile,
  { replaceEverything = false, log = () => undefined }: RestoreOptions = {},
): Promise<Restored> {
  const client = projectClient(project);
  const isUnderWay = await requireRoomForIt(client, backup);
  // Files follow rows: without rows no file has been restored.
  const hasFiles = isUnderWay && (await hasRows(client));
  // A restore that continues always replaces.
  const replaces = replaceEverything || isUnderWay;
  const begin = async (step: string) =>
    requireDone(
      step,
      await client.rpc('begin_restore', {
        digest: backup.digest,
        tables: TABLES,
        replace: replaceEverything,
      }),
    );
  await begin('Nothing was changed');
  if (replaces && !hasFiles) await removeFiles(client, log);
  const newAccounts = await restoreAccounts(client, backup, replaces);
  // Creating accounts has written rows that the backup lacks.
  await begin('Emptying the tables');
  let rows = 0;
  for (const table of TABLES) {
    const found = await restoreTable(client, backup, table);
    if (found > 0) log(`${table.replace(/^\w+\./, '')}: ${found}`);
    rows += found;
  }
  const files = await restoreFiles(client, backup, log);
  requireDone('Ending the restore', await client.rpc('finish_restore'));
  return { manifest: backup.manifest, rows, files, newAccounts };
}

export function describeRestored({ manifest, rows, files, newAccounts }: Restored): string {
  const missing = manifest.missing_files.length;
  return [
    `Everything is as it was on ${manifest.created_at}: ${rows} rows, ${manifest.files.count} files (${files} of them were not there yet).`,
    ...(missing > 0
      ? [`${missing} files were missing when the backup was made: see manifest.json in it.`]
      : []),
    ...(newAccounts.length > 0
      ? [
          '',
          'These people choose a new password through “Forgotten password” on the sign-in page:',
          ...newAccounts.map((email) => `  ${email}`),
        ]
      : []),
    '',
    'Not part of any backup:',
    ...NOT_IN_A_BACKUP.map((line) => `  ${line}`),
  ].join('\n');
}

/**
 * Refuses a backup of unknown tables.
 *
 * @returns whether this backup is being restored already.
 */
async function requireRoomForIt(
  client: ProjectClient,
  { manifest, digest }: BackupFile,
): Promise<boolean> {
  const state = answerOf('The project could not be read', await client.rpc('restore_state')) as {
    schema: string;
    digest: string | null;
  };
  const unknown = Object.keys(manifest.tables).filter((table) => !TABLES.includes(table));
  if (manifest.schema <= state.schema && unknown.length === 0) return state.digest === digest;
  throw new UserError(
    `The backup was made with a newer version of the tables (${manifest.schema}) than this project has (${state.schema}). Nothing was changed. Update this folder, apply its migrations, and try again.`,
  );
}

async function hasRows(client: ProjectClient): Promise<boolean> {
  const answer = await client.from('profiles').select('user_id').limit(1);
  return answerOf('The project could not be read', answer).length > 0;
}

async function restoreTable(
  client: ProjectClient,
  backup: BackupFile,
  table: string,
): Promise<number> {
  let rows = 0;
  for await (const lines of batches(backup.lines(fileOfTable(table)))) {
    answerOf(`Restoring ${table}`, await client.rpc('restore_rows', { name: table, lines }));
    rows += lines.length;
  }
  return rows;
}

async function* batches(lines: AsyncIterable<string>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let characters = 0;
  for await (const line of lines) {
    if (
      batch.length === BATCH_ROWS ||
      (batch.length > 0 && characters + line.length > BATCH_CHARACTERS)
    ) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(line);
    characters += line.length;
  }
  if (batch.length > 0) yield batch;
}
