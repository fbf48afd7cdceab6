/**
 * `npm run migrations:freeze`: notes the SHA-256 of each migration that this version brings. It is part of a
 * release; from then on a test, the doctor and the start of the embedded backend name who edits one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { MIGRATIONS, readMigrations } from '#server/embedded/migrations.ts';
import { checksumsPath, freeze, readChecksums } from '#tooling/released-migrations.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';

await runCommand(async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const path = checksumsPath(MIGRATIONS);
  const result = freeze(readChecksums(path), await readMigrations(MIGRATIONS), version);
  if ('problems' in result) {
    throw new UserError(`Nothing was frozen.\n${result.problems.join('\n')}`);
  }
  const { added, checksums } = result;
  if (added.length === 0) {
    console.log('Each migration is frozen already, and as it was released.');
    return;
  }
  writeFileSync(path, `${JSON.stringify(checksums, null, 2)}\n`);
  console.log(
    `Frozen with ${version}: ${added.length} migrations, ${added[0]} to ${added.at(-1)}. Commit supabase/released-migrations.json with the release.`,
  );
});
