import { hash } from 'node:crypto';
import type { Uses } from '#build/page-uses.ts';
import { currentSnapshot } from './snapshot.ts';

/**
 * The key under which a page is kept: while it stays the same, the next release takes the page over
 * instead of rendering it.
 *
 * What is the same object as at the last release is not looked at again, 0.3 s of each release with ten
 * thousand articles. Objects of the content are never altered.
 *
 * @param shown everything from the content that the page shows, its neighbours included. The owner's
 *   settings, which every page shows in its footer, are added here; other code makes all pages anew.
 */
export async function pageKey(shown: Readonly<Record<string, unknown>>): Promise<string> {
  const { settings } = await currentSnapshot();
  const parts = [...Object.entries(shown).flatMap(flattened), settings];
  const first = parts.find((part) => typeof part === 'object' && part !== null) ?? settings;
  const last = lastKeys.get(first);
  if (last && isSame(last.parts, parts)) return last.key;
  const key = digestOf(JSON.stringify([Object.entries(shown).map(partOf), partOf(settings)]));
  lastKeys.set(first, { parts, key });
  return key;
}

/**
 * A path for `getStaticPaths` with the key of what its page shows: a release asks the path for it, and the
 * page leaves it with what it rendered.
 */
export function keyedPath<Params, Props extends object>(params: Params, props: Props, key: string) {
  return { params, props: { ...props, pageKey: key }, cacheKey: key };
}

/**
 * The key of a page that has been rendered: that of its path, or, of a page that has nothing from its path
 * and asked for no content, the one that hangs on the settings alone. `null` for any other.
 *
 * @param props what `getStaticPaths` gave it.
 */
export async function keyOfRendered(
  props: Readonly<Record<string, unknown>>,
  uses: Pick<Uses, 'content'>,
): Promise<string | null> {
  if (typeof props.pageKey === 'string') return props.pageKey;
  return uses.content || Object.keys(props).length > 0 ? null : pageKey({});
}

/** The last key with the parts that it was made of, by the first object that the page shows. */
const lastKeys = new WeakMap<object, { parts: readonly unknown[]; key: string }>();

/** No content holds it, so that no list is taken for the parts beside it. */
const LIST = Symbol('list');

function flattened([name, part]: [string, unknown]): unknown[] {
  return Array.isArray(part) ? [name, LIST, ...part, LIST] : [name, part];
}

function isSame(parts: readonly unknown[], others: readonly unknown[]): boolean {
  return parts.length === others.length && parts.every((part, index) => part === others[index]);
}

const digests = new WeakMap<object, string>();

/** What stands for a part in a key: of objects a digest, of lists one for each item. */
function partOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partOf);
  if (typeof part !== 'object' || part === null) return part;
  const digest = digests.get(part) ?? digestOf(JSON.stringify(part));
  digests.set(part, digest);
  return digest;
}

function digestOf(text: string): string {
  return hash('sha256', text);
}
