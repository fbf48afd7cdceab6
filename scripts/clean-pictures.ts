/**
 * `npm run clean-pictures [-- --check]` takes place, device and names out of stored pictures that did
 * not come through the staff area, such as those of an early import.
 */
import { parseArgs } from 'node:util';
import { projectClient } from '#tooling/project.ts';
import { runCommand } from '#tooling/user-error.ts';
import { cleanPictures } from './clean-pictures/clean.ts';
import { embeddedProject, hostedProject } from './open-project.ts';

await runCommand(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const project = hostedProject() ?? (await embeddedProject({ mayBeNew: false }));
  try {
    console.log(`Looking at the pictures of ${project.name} …`);
    const { looked, cleaned, failed } = await cleanPictures(projectClient(project), values);
    for (const line of [...cleaned, ...failed]) console.log(`  ${line}`);
    const done = values.check ? 'would be cleaned' : 'were cleaned';
    console.log(`${cleaned.length} of ${looked} pictures ${done}.`);
    if (cleaned.length > 0 && !values.check) {
      console.log(
        'Publish now: the pages name the new files then, and the staff area deletes the old ones within a day.',
      );
    }
    if (failed.length > 0) process.exitCode = 1;
  } finally {
    await project.close();
  }
});
