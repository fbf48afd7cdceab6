import { setTimeout as wait } from 'node:timers/promises';

/** Pauses between the tries, in milliseconds. */
const PAUSES = [250, 1000, 3000];

/**
 * What a backend answers, asked again while it is unreachable or overloaded.
 *
 * @throws Error that says why there is no answer.
 */
export async function fetchAgain(
  ask: () => Promise<Response>,
  pauses: readonly number[] = PAUSES,
): Promise<Buffer> {
  let reason = '';
  for (const pause of [...pauses, null]) {
    try {
      const response = await ask();
      const content = Buffer.from(await response.arrayBuffer());
      if (response.ok) return content;
      reason = `it answered ${response.status} ${content.toString().slice(0, 200)}`.trim();
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      reason = reasonOf(error);
    }
    if (pause !== null) await wait(pause);
  }
  throw new Error(reason);
}

/** `fetch` says only "fetch failed"; the reason is its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
