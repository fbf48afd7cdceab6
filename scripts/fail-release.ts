/**
 * For `.github/workflows/publish.yml`: ends a release whose workflow failed or was stopped. Does without packages, since
 * installing them may be what failed.
 */
import { networkReason } from '#tooling/network-error.ts';
import { runCommand, UserError } from '#tooling/user-error.ts';

await runCommand(async () => {
  const { RELEASE, PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = process.env;
  if (!RELEASE) return console.log('No release asked for it, so nobody is told.');
  if (!/^\d+$/.test(RELEASE)) throw new UserError(`RELEASE is "${RELEASE}", which is no number.`);
  if (!PUBLIC_SUPABASE_URL || !SUPABASE_SECRET_KEY) {
    return console.log(
      'SUPABASE_SECRET_KEY is not among the secrets, so staff see after 15 minutes that it failed.',
    );
  }
  const { GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = process.env;
  const run = `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`;
  const message = `The workflow failed before the site was sent, or was stopped. What it printed: ${run}`;
  const answer = await fetch(`${PUBLIC_SUPABASE_URL}/rest/v1/rpc/record_release`, {
    method: 'POST',
    headers: {
      apikey: SUPABASE_SECRET_KEY,
      // Keys that are tokens are wanted here too; the others are refused here.
      ...(SUPABASE_SECRET_KEY.startsWith('sb_')
        ? {}
        : { Authorization: `Bearer ${SUPABASE_SECRET_KEY}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ id: Number(RELEASE), status: 'failed', message }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new UserError(`${PUBLIC_SUPABASE_URL} does not answer (${networkReason(error)}).`);
  });
  const text = await answer.text();
  if (answer.ok) console.log(`Release ${RELEASE} is failed.`);
  else if (text.includes('"PT404"')) {
    // It told why itself, or a later release took its place.
    console.log(`Release ${RELEASE} is not open any more; nothing was changed.`);
  } else {
    throw new UserError(
      `The database took no word of release ${RELEASE}: ${answer.status} ${text}`,
    );
  }
});
