import { networkReason } from '#tooling/network-error.ts';
import { UserError } from '#tooling/user-error.ts';

/** How a release ended, for the database. */
export interface Outcome {
  status: 'live' | 'failed';
  /** For staff. */
  message: string;
}

/**
 * @param jobStatus `success`, `failure` or `cancelled`, as GitHub has it.
 * @param output what `npm run publish` printed; empty when it was not reached.
 * @param run address of the whole output.
 */
export function outcomeOf(jobStatus: string, output: string, run: string): Outcome {
  if (jobStatus === 'success') return { status: 'live', message: '' };
  const where = ` The whole output: ${run}`;
  if (jobStatus === 'cancelled') {
    return { status: 'failed', message: `The workflow was stopped before its end.${where}` };
  }
  const sentence =
    lastSentence(output) ?? 'The workflow failed before it came to building the site.';
  return { status: 'failed', message: `${sentence.slice(0, 1500)}${where}` };
}

/** The last line for people: commands end with their error as one. */
function lastSentence(output: string): string | undefined {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.findLast((line) => /^\p{Lu}.*[.?!…]$/u.test(line));
}

interface Project {
  url: string;
  secretKey: string;
}

/**
 * Records the outcome. Needs no packages: it is called when installing them has failed, too.
 *
 * @returns a sentence for the log.
 * @throws UserError when the database can't be told.
 */
export async function recordOutcome(
  { url, secretKey }: Project,
  release: number,
  { status, message }: Outcome,
  request = fetch,
): Promise<string> {
  const answer = await request(`${url}/rest/v1/rpc/record_release`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      // The keys that are tokens are wanted here too; the others are refused here.
      ...(secretKey.startsWith('sb_') ? {} : { Authorization: `Bearer ${secretKey}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ id: release, status, message }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new UserError(`${url} does not answer (${networkReason(error)}).`);
  });
  if (answer.ok) return `Release ${release} is ${status}.`;
  const text = await answer.text();
  // A later release took its place, or a browser of staff has seen it live already.
  if (text.includes('PT404'))
    return `Release ${release} is not open any more; nothing was changed.`;
  throw new UserError(`The database took no word of release ${release}: ${answer.status} ${text}`);
}
