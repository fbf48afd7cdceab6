/** `npm run backup -- <file.zip>`: all that the project holds in one zip; a server may go on. */
import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { megabytes } from '#domain/media/files/refusal.ts';
import { writeBackup } from '#scripts/backup/write-backup.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { embeddedProject, hostedProject } from './open-project.ts';

await runCommand(async () => {
  const file = wantedFile();
  const project = hostedProject() ?? (await embeddedProject({ mayBeNew: false }));
  try {
    console.log(`Backing up ${project.name} …`);
    const { accounts, tables, files, missing_files } = await writeBackup(project, file, {
      log: (line) => console.log(line),
    });
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    console.log(
      `${file}: ${rows} rows, ${accounts} accounts, ${files.count} files; ${megabytes(statSync(file).size)}. It holds people’s names, addresses and messages: keep it where only you can read it.`,
    );
    for (const name of missing_files) console.warn(`Not in storage any more: ${name}`);
  } finally {
    await project.close();
  }
});

/** @throws UserError when there is no name, or something is there already. */
function wantedFile(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new UserError('Say which file to write: npm run backup -- backup.zip');
  }
  if (existsSync(file)) {
    throw new UserError(`${file} is there already. Nothing was written: choose another name.`);
  }
  if (!existsSync(dirname(resolve(file)))) {
    throw new UserError(`There is no folder ${dirname(resolve(file))}.`);
  }
  return file;
}
