import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeBytes as freeBytesOfDisk, inMegabytes, isFullDisk } from '#tooling/disk.ts';
import { answerOf, type ProjectClient, projectClient } from '#tooling/project.ts';
import { UserError } from '#tooling/user-error.ts';
import { entryOfFile, FILES_FILE, startedSchema, storedFileSchema } from '../manifest.ts';
import { type BackupFile, openBackup, parseLine } from '../read-backup.ts';
import { restoreBackup } from '../restore-backup.ts';
import { fileOfTable, TABLES } from '../tables.ts';

/** Bytes that an empty database takes. */
const EMPTY_BYTES = 128 * 1024 ** 2;
/** Rows on a disk are larger than their lines, with indexes and the lines that are being restored. */
const ROWS_GROW = 4;

/**
 * Restores a backup into an empty backend in a temporary folder and compares: the rows of each table are
 * counted, and each file is read and hashed.
 *
 * @throws UserError that says what differs, or why it could not be tried.
 */
export async function tryRestore(
  file: string,
  { freeBytes = freeBytesOfDisk, restore = restoreBackup } = {},
): Promise<void> {
  const backup = await openBackup(file);
  await requireRoom(backup, freeBytes);
  // Loaded only where it is needed.
  const { openBackend } = await import('#server/embedded/open.ts');
  const folder = await mkdtemp(join(tmpdir(), 'backup-trial-'));
  try {
    const backend = await openBackend({ folder: join(folder, 'backend') });
    try {
      await restore(backend.project, backup);
      const client = projectClient(backend.project);
      const differences = [
        ...(await differingCounts(client, backup)),
        ...(await differingFiles(client, backup)),
      ];
      requireSame(differences);
    } finally {
      await backend.close();
    }
  } catch (error) {
    throw isFullDisk(error) ? new UserError(noRoom('became full')) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function requireRoom(
  backup: BackupFile,
  freeBytes: (folder: string) => Promise<number>,
): Promise<void> {
  const { files, tables } = backup.manifest;
  let rowBytes = 0;
  for (const table of Object.keys(tables)) {
    for await (const line of backup.lines(fileOfTable(table))) rowBytes += Buffer.byteLength(line);
  }
  const needed = EMPTY_BYTES + files.bytes + ROWS_GROW * rowBytes;
  const free = await freeBytes(tmpdir());
  if (free >= needed) return;
  throw new UserError(
    noRoom(`has ${inMegabytes(free)} MB, and ${inMegabytes(needed)} MB may be needed`),
  );
}

function noRoom(how: string): string {
  return `There is no room to try restoring it: the disk of ${tmpdir()} ${how}. Make room there, or name another folder in TMPDIR.`;
}

async function differingCounts(client: ProjectClient, { manifest }: BackupFile): Promise<string[]> {
  const { id, counts } = startedSchema.parse(
    answerOf(
      'What was restored could not be read',
      await client.rpc('start_backup', { tables: TABLES }),
    ),
  );
  await client.rpc('end_backup', { backup_id: id });
  const expected = { ...manifest.tables, accounts: manifest.accounts };
  return Object.entries(expected).flatMap(([name, count]) =>
    counts[name] === count ? [] : [`${name} has ${counts[name] ?? 0} rows instead of ${count}`],
  );
}

async function differingFiles(client: ProjectClient, backup: BackupFile): Promise<string[]> {
  const differences: string[] = [];
  for await (const line of backup.lines(FILES_FILE)) {
    const file = parseLine(storedFileSchema, line, FILES_FILE);
    const { data } = await client.storage.from(file.bucket).download(file.path);
    const restored = data && hash('sha256', new Uint8Array(await data.arrayBuffer()));
    if (restored === hash('sha256', await backup.bytes(entryOfFile(file)))) continue;
    differences.push(`${file.bucket}/${file.path} ${restored ? 'differs' : 'is missing'}`);
  }
  return differences;
}

function requireSame(differences: readonly string[]): void {
  if (differences.length === 0) return;
  const more = differences.length > 5 ? ` and ${differences.length - 5} more` : '';
  throw new UserError(
    `What was restored from it is not what it holds: ${differences.slice(0, 5).join(', ')}${more}.`,
  );
}
