const PREFIX = 'article-draft:';

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
  const id = crypto.randomUUID();
  own.add(id);
  const held = Promise.withResolvers<void>();
  // Without locks every draft that is found counts as left behind, which loses none of them.
  navigator.locks?.request(PREFIX + id, () => held.promise).catch(() => undefined);
  return { id, release: () => held.resolve() };
}

/** The names that other living tabs hold. */
export async function heldTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)).filter((id) => !own.has(id)));
}
