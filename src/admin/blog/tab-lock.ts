import { randomId } from '#domain/random-id.ts';

const PREFIX = 'article-draft:';
/** How long a page may take to let go after it was closed, in milliseconds. */
const LAST_BREATH_MS = 1_000;

/**
 * What this page has held: it shows one article at a time, so of an earlier one nobody types any more,
 * even where the browser's own list does not know yet.
 */
const own = new Set<string>();

/**
 * A name for this tab's work on an article, which other tabs can see is taken for as long as the page
 * lives: a lock goes with the page, however that ends.
 */
export function holdTab(): { id: string; release: () => void } {
  const id = randomId();
  own.add(id);
  const held = Promise.withResolvers<void>();
  // Without locks every draft that is found counts as left behind, which loses none of them.
  navigator.locks?.request(PREFIX + id, () => held.promise).catch(() => undefined);
  return { id, release: () => held.resolve() };
}

/**
 * Which of these names other tabs hold that live on. A page that is being replaced holds its own a
 * little longer, and the next page must not take it for alive: so it waits a moment.
 */
export async function livingTabs(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const living = await Promise.all(ids.map(async (id) => ((await isHeld(id)) ? [id] : [])));
  return new Set(living.flat());
}

async function isHeld(id: string): Promise<boolean> {
  if (own.has(id) || !navigator.locks) return false;
  const signal = AbortSignal.timeout(LAST_BREATH_MS);
  try {
    await navigator.locks.request(PREFIX + id, { signal }, () => undefined);
    return false;
  } catch {
    return signal.aborted;
  }
}
