import { isDeepStrictEqual as isSame } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly (string | number)[];

/** A value that was not written, because another one by hand stands there. */
export interface Kept {
  path: Path;
  /** Missing for one that was to go. */
  value?: unknown;
}

/**
 * Puts two changes of a value together, leaf by leaf: what one side changed is as that side has it, and where both did
 * it stays as it was written by hand. Entries of a list are told by their key.
 *
 * @param own as somebody changed `last` by hand.
 * @param next as `last` is to become.
 */
export function mergeValues(own: unknown, last: unknown, next: unknown) {
  const kept: Kept[] = [];
  return { merged: merge(own, last, next, [], kept), kept };
}

/** What of a value is to become another one, leaf by leaf. */
export function differences(last: unknown, next: unknown, path: Path = []): Kept[] {
  if (isSame(last, next)) return [];
  const [before, after] = [partsOf(last), partsOf(next)];
  if (!before || !after) return [keptAt(path, next)];
  return joined(after, before).flatMap((name) =>
    differences(before.get(name), after.get(name), [...path, name]),
  );
}

const keptAt = (path: Path, value: unknown): Kept =>
  value === undefined ? { path } : { path, value };

function merge(own: unknown, last: unknown, next: unknown, path: Path, kept: Kept[]): unknown {
  if (isSame(next, last) || isSame(own, next)) return own;
  if (isSame(own, last)) return next;
  if (isFields(own) && isFields(last) && isFields(next)) {
    const names = [...new Set([...Object.keys(own), ...Object.keys(next)])];
    const entries = names.map((name) => [
      name,
      merge(own[name], last[name], next[name], [...path, name], kept),
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }
  if (isList(own) && isList(last) && isList(next)) {
    const lists = [own, last, next].map(partsOf);
    if (lists.every((list) => list !== null)) return mergeEntries(lists, path, kept);
    if (own.length === last.length && last.length === next.length) {
      return own.map((item, nth) => merge(item, last[nth], next[nth], [...path, nth], kept));
    }
  }
  kept.push(keptAt(path, next));
  return own;
}

function mergeEntries(lists: readonly Entries[], path: Path, kept: Kept[]): unknown[] {
  const [mine, before, after] = lists as [Entries, Entries, Entries];
  const namesOf = (one: Entries, other: Entries) => [...one.keys()].filter((key) => other.has(key));
  const isOrderLeft = isSame(namesOf(mine, before), namesOf(before, mine));
  const order = isOrderLeft ? joined(after, mine) : joined(mine, after);
  return order
    .map((key) => merge(mine.get(key), before.get(key), after.get(key), [...path, key], kept))
    .filter((item) => item !== undefined);
}

type Entries = ReadonlyMap<string, unknown>;

/** The names of one list in its order, each of another one behind the name that is before it there. */
function joined(one: Entries, other: Entries): string[] {
  const names = [...one.keys()];
  let before = -1;
  for (const name of other.keys()) {
    const there = names.indexOf(name);
    before = there < 0 ? before + 1 : there;
    if (there < 0) names.splice(before, 0, name);
  }
  return names;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Fields by their names, and entries of a list by their keys; null for what has none. */
function partsOf(value: unknown): Entries | null {
  if (isFields(value)) return new Map(Object.entries(value));
  if (!isList(value)) return null;
  const parts = new Map(value.map((item) => [nameOf(item), item]));
  return parts.has('') || parts.size < value.length ? null : parts;
}

const nameOf = (item: unknown): string =>
  isFields(item) ? `${item.key ?? item.slug ?? item.href ?? ''}` : '';
