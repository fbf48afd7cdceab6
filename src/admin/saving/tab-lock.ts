import { randomId } from '#domain/text/random-id.ts';

const PREFIX = 'article-draft:';
/** How long a page may take to let go after it was closed, in milliseconds. */
const LAST_BREATH_MS = 1_000;

let own = '';

/** This tab's name. It holds a lock of that name, which ends with the page, however the page ends. */
export function tabId(): string {
  if (own === '') {
    own = randomId();
    // Without locks every draft that is found counts as left behind, which loses none of them.
    navigator.locks
      ?.request(PREFIX + own, () => new Promise(() => undefined))
      .catch(() => undefined);
  }
  return own;
}

/** Which entries belong to living pages. Waits, as a page that is being replaced holds its lock a little longer. */
export async function livingTabs(
  keys: readonly string[],
  live: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const living = await Promise.all(
    keys.map(async (key) => {
      const [tab = ''] = key.split('/');
      return (tab === own ? live.has(key) : await isHeld(tab)) ? [key] : [];
    }),
  );
  return new Set(living.flat());
}

async function isHeld(tab: string): Promise<boolean> {
  if (!navigator.locks) return false;
  const signal = AbortSignal.timeout(LAST_BREATH_MS);
  try {
    await navigator.locks.request(PREFIX + tab, { signal }, () => undefined);
    return false;
  } catch {
    return signal.aborted;
  }
}
