import { setTimeout as wait } from 'node:timers/promises';

/** Pauses between the tries, in milliseconds. */
const PAUSES = [250, 1000, 3000];
/** How long a backend may go on saying when to come back, in milliseconds: a first start takes seconds. */
const AWAY_FOR = 120_000;

/**
 * What a backend answers, asked again while it is unreachable or overloaded. One that says when to come back is
 * waited for: `npm start` builds while its backend opens.
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
      const response = await onceBack(ask);
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

async function onceBack(ask: () => Promise<Response>): Promise<Response> {
  const until = Date.now() + AWAY_FOR;
  for (;;) {
    const response = await ask();
    const seconds = Number(response.headers.get('retry-after'));
    // A date as HTTP allows it, or none: it is asked again as any other failure.
    if (response.status !== 503 || !(seconds > 0)) return response;
    const back = Date.now() + seconds * 1000;
    if (back > until) return response;
    await response.body?.cancel();
    await wait(seconds * 1000);
  }
}

/** `fetch` says only "fetch failed"; the reason is its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? cause.message : String(cause);
}
