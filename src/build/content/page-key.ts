import { hash } from 'node:crypto';
import type { Uses } from '#build/page-uses.ts';
import { shownNavigation } from './shown-site.ts';
import { currentSnapshot } from './snapshot.ts';

/**
 * The key of a page: a release takes over every page whose key has not changed. Unchanged objects are not
 * serialized again, 0.3 s of each release with ten thousand articles; content is never mutated.
 *
 * @param shown all content on the page, its neighbours included. The owner’s settings, the services and the
 *   menu, which every page shows, are added here; other code renders all pages anew.
 */
export async function pageKey(shown: Readonly<Record<string, unknown>>): Promise<string> {
  const { settings } = await currentSnapshot();
  const navigation = await shownNavigation();
  const parts = [...Object.entries(shown).flatMap(flattened), settings, navigation];
  const first = parts.find((part) => typeof part === 'object' && part !== null) ?? settings;
  const last = lastKeys.get(first);
  if (last && isSame(last.parts, parts)) return last.key;
  const all = [Object.entries(shown).map(partOf), partOf(settings), partOf(navigation)];
  const key = hash('sha256', JSON.stringify(all));
  lastKeys.set(first, { parts, key });
  return key;
}

/** A path for `getStaticPaths` with the key of its page: a release asks for it without rendering. */
export function keyedPath<Params, Props extends object>(params: Params, props: Props, key: string) {
  return { params, props: { ...props, pageKey: key }, cacheKey: key };
}

/**
 * The key of a rendered page: that of its path or, for a page without props and content, the one that
 * depends on the settings alone; `null` for any other.
 *
 * @param props from `getStaticPaths`.
 */
export async function keyOfRendered(
  props: Readonly<Record<string, unknown>>,
  uses: Pick<Uses, 'content'>,
): Promise<string | null> {
  if (typeof props.pageKey === 'string') return props.pageKey;
  return uses.content || Object.keys(props).length > 0 ? null : pageKey({});
}

/** Cache: the last key and its parts, by the first object on the page. */
const lastKeys = new WeakMap<object, { parts: readonly unknown[]; key: string }>();

/** Delimits a list from the parts beside it. */
const LIST = Symbol('list');

function flattened([name, part]: [string, unknown]): unknown[] {
  return Array.isArray(part) ? [name, LIST, ...part, LIST] : [name, part];
}

function isSame(parts: readonly unknown[], others: readonly unknown[]): boolean {
  return parts.length === others.length && parts.every((part, index) => part === others[index]);
}

const digests = new WeakMap<object, string>();

/** A digest for an object, one for each item of a list. */
function partOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partOf);
  if (typeof part !== 'object' || part === null) return part;
  return digests.getOrInsertComputed(part, () => hash('sha256', JSON.stringify(part)));
}
