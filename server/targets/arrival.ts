import { setTimeout as wait } from 'node:timers/promises';
import type { BuildNote } from '#tooling/build-site.ts';
import { networkReason } from '#tooling/network-error.ts';
import { TargetError } from './target.ts';

/** Milliseconds until visitors must get the new site: a network of servers hands it out in turn. */
const PATIENCE = 90_000;
/** Milliseconds between two questions: at first, and at most. */
const PAUSES = { first: 50, most: 2000 };
/** Milliseconds that one question may take. */
const ANSWER_TIME = 10_000;

/**
 * Waits until the public address answers with a site's `/build.json`.
 *
 * @param address where visitors find the site.
 * @param site what its `build.json` holds.
 * @throws TargetError when it still does not after a minute and a half.
 */
export async function waitForArrival(
  address: string,
  site: BuildNote,
  patience = PATIENCE,
): Promise<void> {
  const end = Date.now() + patience;
  let pause = PAUSES.first;
  for (;;) {
    const seen = await askFor(address);
    if (seen === site.builtAt) return;
    if (Date.now() > end) throw new TargetError(notArrived(address, seen));
    await wait(pause);
    pause = Math.min(pause * 1.5, PAUSES.most);
  }
}

/** @returns when the site there was built; else an error that says why that is not known. */
async function askFor(address: string): Promise<string | Error> {
  try {
    const response = await fetch(new URL('/build.json', address), {
      cache: 'no-store',
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(ANSWER_TIME),
    });
    if (!response.ok) return new Error(`it answers with HTTP ${response.status}`);
    const { builtAt } = (await response.json()) as Partial<BuildNote>;
    return String(builtAt);
  } catch (error) {
    return new Error(
      error instanceof SyntaxError ? 'its /build.json is none' : networkReason(error),
    );
  }
}

function notArrived(address: string, seen: string | Error): string {
  const what =
    seen instanceof Error
      ? `${address} does not say that visitors get it: ${seen.message}`
      : `${address} still shows an earlier one`;
  return `The new site was sent, but ${what}. Does this address lead to where it was sent (SITE_URL, PUBLISH_TO), and does nothing in between keep old pages?`;
}
