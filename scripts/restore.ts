/**
 * `npm run restore -- <file.zip>` puts a backup into an empty project, hosted or embedded.
 *
 *   --check               does all of it in memory, and nothing to a project
 *   --replace-everything  throws away what the project holds: content, files, accounts that are not in the backup
 */
import { parseArgs } from 'node:util';
import { administratorsOf } from '#scripts/backup/accounts.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { describeRestored, rehearseRestore, restoreBackup } from './backup/restore-backup.ts';
import { embeddedProject, hostedProject } from './open-project.ts';

await runCommand(async () => {
  const { file, check, replaceEverything } = readArguments();
  console.log(`Checking ${file} …`);
  // An invalid backup must change nothing, and not create a data folder either.
  const backup = await openBackup(file);
  await rehearseRestore(backup);
  console.log(`Its administrators: ${(await administratorsOf(backup)).join(', ')}.`);
  const { files, created_at } = backup.manifest;
  if (check) {
    console.log(`${file} is whole: ${files.count} files and the rows of ${created_at}.`);
    return;
  }
  const project = hostedProject() ?? (await embeddedProject({ mayBeNew: true }));
  try {
    console.log(`Restoring into ${project.name} …`);
    const restored = await restoreBackup(project, backup, {
      replaceEverything,
      log: (line) => console.log(line),
    });
    await project.complete();
    console.log(describeRestored(restored));
    console.log('\nThe site is built anew by the next npm start, npm run build, or Publish.');
  } finally {
    await project.close();
  }
});

function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      'replace-everything': { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (!file || positionals.length > 1) {
    throw new UserError('Say which file to restore: npm run restore -- backup.zip');
  }
  return { file, check: values.check, replaceEverything: values['replace-everything'] };
}
