/**
 * `npm run backup -- <file.zip>`: all that the project holds in one zip; a server may go on.
 *
 *   -                   writes the zip to its output, for the server that hands it to the staff area
 *   --nightly <folder>  writes a dated one there, tries to restore it, and removes old ones by a rotation
 */
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { parseArgs } from 'node:util';
import { megabytes } from '#domain/media/media-library.ts';
import { nightlyBackup } from '#scripts/backup/nightly/nightly-backup.ts';
import { recordBackup, writeBackup } from '#scripts/backup/write-backup.ts';
import { dataFolderPath, hostedFolderPath } from '#server/data-folder/data-folder.ts';
import { noteBackup } from '#server/last-backup.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { embeddedProject, hostedProject, type OpenProject } from './open-project.ts';

const HOW =
  'Say which file to write: npm run backup -- backup.zip (or in which folder, each night: npm run backup -- --nightly backups)';

await runCommand(async () => {
  const { file, nightly } = readArguments();
  if (nightly) return backUpNightly(nightly);
  const project = await openProject();
  try {
    if (file === '-') {
      const zip = new PassThrough();
      zip.pipe(process.stdout);
      const freeBytes = async () => Number.POSITIVE_INFINITY;
      return void (await writeBackup(project, file, { openStream: () => zip, freeBytes }));
    }
    console.log(`Backing up ${project.name} …`);
    const { accounts, tables, files, missing_files } = await writeBackup(project, file, {
      log: (line) => console.log(line),
    });
    await recordBackup(project, file);
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(
      `${file}: ${rows} rows, ${accounts} accounts, ${files.count} files; ${megabytes(statSync(file).size)}. It holds people’s names, addresses and messages: keep it where only you can read it.`,
    );
    for (const name of missing_files) console.warn(`Not in storage any more: ${name}`);
  } finally {
    await project.close();
  }
});

async function openProject(): Promise<OpenProject> {
  return hostedProject() ?? (await embeddedProject({ mayBeNew: false }));
}

/** A server beside it tells monitors what came of it, so that is noted also when nothing could be read. */
async function backUpNightly(folder: string): Promise<void> {
  const isHosted = Boolean(process.env.SUPABASE_URL || process.env.PUBLIC_SUPABASE_URL);
  const note = (isGood: boolean) =>
    noteBackup(isHosted ? hostedFolderPath() : dataFolderPath(), isGood).catch((error: Error) =>
      console.warn(`What came of it could not be noted for monitors: ${error.message}`),
    );
  try {
    const project = await openProject();
    try {
      console.log(await nightlyBackup(project, folder));
    } finally {
      await project.close();
    }
  } catch (error) {
    await note(false);
    throw error;
  }
  await note(true);
}

/** @throws UserError when there is no name, or something is there already. */
function readArguments() {
  const { positionals, values } = parseArguments();
  const [file, more] = positionals;
  const { nightly } = values;
  if (nightly && !file) return { file: '', nightly };
  if (!file || more || nightly !== undefined) throw new UserError(HOW);
  if (existsSync(file)) {
    throw new UserError(`${file} is there already. Nothing was written: choose another name.`);
  }
  if (!existsSync(dirname(resolve(file)))) {
    throw new UserError(`There is no folder ${dirname(resolve(file))}.`);
  }
  return { file, nightly: null };
}

function parseArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { nightly: { type: 'string' } } });
  } catch {
    throw new UserError(HOW);
  }
}
