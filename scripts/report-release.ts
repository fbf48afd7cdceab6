/** For `.github/workflows/publish.yml`: tells the database what came of a release. */
import { existsSync, readFileSync } from 'node:fs';
import { runCommand, UserError } from '#tooling/user-error.ts';
import { outcomeOf, recordOutcome } from './releases/outcome.ts';

await runCommand(async () => {
  const { RELEASE, OUTCOME = '', PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (!RELEASE) return console.log('No release asked for it, so nobody is told.');
  if (!/^\d+$/.test(RELEASE)) throw new UserError(`RELEASE is "${RELEASE}", which is no number.`);
  if (!PUBLIC_SUPABASE_URL || !SUPABASE_SECRET_KEY) {
    return console.log(
      'SUPABASE_SECRET_KEY is not among the secrets: staff see it live when they look, and a failure after 15 minutes.',
    );
  }
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const [file = ''] = process.argv.slice(2);
  const output = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const project = { url: PUBLIC_SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
  console.log(await recordOutcome(project, Number(RELEASE), outcomeOf(OUTCOME, output, run)));
});
