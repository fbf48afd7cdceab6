import { z } from 'zod';
import {
  answerOf,
  type ProjectAddress,
  type ProjectClient,
  projectClient,
  requireDone,
} from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { addAccounts, matchAccounts } from './accounts.ts';
import { ACCOUNTS_FILE, FILES_FILE, type Manifest, NOT_IN_A_BACKUP } from './manifest.ts';
import type { BackupFile } from './read-backup.ts';
import { addFiles, matchFiles, presentFiles } from './restore-files.ts';
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

const startedSchema = z.object({ id: z.uuid(), schema: z.string() });

/** Characters of rows in a request. */
const BATCH_CHARACTERS = 1_000_000;
const BATCH_ROWS = 1000;

/**
 * Restores a backup. The new content takes the place of the old one in one transaction: until then accounts
 * and files are only added, and only afterwards is removed what the backup lacks. Interrupted, it begins anew.
 *
 * @throws UserError when the project is not empty or older than the backup, or a step fails.
 */
export async function restoreBackup(
  project: ProjectAddress,
  backup: BackupFile,
  { replaceEverything = false, log = () => undefined }: RestoreOptions = {},
): Promise<Restored> {
  const client = projectClient(project);
  const restore_id = await begin(client, backup);
  try {
    const stage = (part: string, name: string) =>
      stageLines(client, { restore_id, part }, backup.lines(name));
    await stage('accounts', ACCOUNTS_FILE);
    await stage('files', FILES_FILE);
    if (!replaceEverything) {
      requireDone('Nothing was changed', await client.rpc('require_empty', { restore_id }));
    }
    let rows = 0;
    for (const table of TABLES) {
      const found = await stage(table, fileOfTable(table));
      if (found > 0) log(`${table.replace(/^\w+\./, '')}: ${found}`);
      rows += found;
    }
    const present = await presentFiles(client);
    const files = await addFiles(client, backup, present, log);
    const newAccounts = await addAccounts(client, backup);
    const counts = backup.manifest.tables;
    requireDone(
      'Restoring the rows',
      await client.rpc('finish_restore', { restore_id, tables: TABLES, counts }),
    );
    await matchAccounts(client, backup);
    await matchFiles(client, backup, present, log);
    return { manifest: backup.manifest, rows, files, newAccounts };
  } finally {
    await client.rpc('end_backup', { backup_id: restore_id });
  }
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
 * @returns the restore's id.
 */
async function begin(client: ProjectClient, { manifest }: BackupFile): Promise<string> {
  const { id, schema } = startedSchema.parse(
    answerOf('The project could not be read', await client.rpc('begin_restore')),
  );
  const unknown = Object.keys(manifest.tables).filter((table) => !TABLES.includes(table));
  if (manifest.schema <= schema && unknown.length === 0) return id;
  await client.rpc('end_backup', { backup_id: id });
  throw new UserError(
    `The backup was made with a newer version of the tables (${manifest.schema}) than this project has (${schema}). Nothing was changed. Update this folder, apply its migrations, and try again.`,
  );
}

/** @returns the number of lines. */
async function stageLines(
  client: ProjectClient,
  place: { restore_id: string; part: string },
  lines: AsyncIterable<string>,
): Promise<number> {
  let after = 0;
  for await (const batch of batches(lines)) {
    requireDone(
      `Sending ${place.part}`,
      await client.rpc('restore_rows', { ...place, lines: batch, after }),
    );
    after += batch.length;
  }
  return after;
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

/**
 * Restores a backup into a project in memory. Each file is removed once it has been taken.
 *
 * @throws UserError for a backup that a project would refuse.
 */
export async function rehearseRestore(backup: BackupFile): Promise<void> {
  // Loaded only where it is needed.
  const { openBackend } = await import('#server/embedded/open.ts');
  const backend = await openBackend({ folder: null });
  const fetch = async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { url, method, headers } = request;
    const answer = await backend.fetch(request);
    if (method === 'POST' && answer.ok && url.includes('/storage/v1/object/')) {
      await backend.fetch(new Request(url, { method: 'DELETE', headers }));
    }
    return answer;
  };
  try {
    await restoreBackup({ ...backend.project, fetch }, backup);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`The backup can’t be restored. Nothing was changed. ${error.message}`);
  } finally {
    await backend.close();
  }
}
