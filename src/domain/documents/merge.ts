import { isRecord, isSameValue } from './same-value.ts';
import { joinParts, mergeTexts } from './text-merge.ts';

/**
 * How a value goes together: `whole`, without a look into it; a list by the keys that a function finds of its items; or
 * field by field, of which one that is not named goes by its `parts`, as everything can: maps by their names, lists by
 * the keys of their items, texts by their blocks, everything else as a whole.
 */
export type Shape =
  | 'parts'
  | 'whole'
  | ((item: never) => string)
  | { readonly [field: string]: Shape };

/** Whose words stand in one place. */
export type Choice = 'mine' | 'theirs' | 'both';

/** By place; where nothing is chosen stands what goes together without a question. */
export type Choices = Readonly<Record<string, Choice>>;

/** Where two versions differ: a field, a block of its text, or the order of a list. */
export interface Place {
  /** Tells it from the others. */
  id: string;
  /** `fields`, `hero`, `line` */
  path: readonly string[];
  /** Who changed it since the version that both began with. */
  by: 'me' | 'them' | 'both';
  mine: unknown;
  theirs: unknown;
  /** Both changes together, when they are in different words. */
  both: string | null;
  /** What was chosen, or stands until somebody does. */
  choice: Choice;
}

export interface Merged<Value> {
  value: Value;
  places: readonly Place[];
  /** Those that both changed: a person has to look at them. */
  clashes: readonly Place[];
}

/** What both began with is not known any more: then both have made every difference. */
const UNKNOWN = Symbol('unknown');

/**
 * What two people made of the same document, or the one that was chosen of both. What one took out and the other changed
 * stays, where it is an item of a list.
 *
 * @param origin what both began with; null when it is not known any more.
 */
export function mergeDocuments<Value>(
  shape: Shape,
  origin: Value | null,
  mine: Value,
  theirs: Value,
  choices: Choices = {},
): Merged<Value> {
  const places: Place[] = [];
  const value = merge(shape, origin ?? UNKNOWN, mine, theirs, []) as Value;
  return { value, places, clashes: places.filter(({ by }) => by === 'both') };

  function merge(
    how: Shape,
    base: unknown,
    own: unknown,
    other: unknown,
    path: readonly string[],
  ): unknown {
    if (isSameValue(own, other)) return own;
    if (how !== 'whole') {
      if (typeof own === 'string' && typeof other === 'string')
        return mergeWords(base, own, other, path);
      // One that is not there was emptied, or is still to be filled.
      const [left, right] = [own === undefined ? {} : own, other === undefined ? {} : other];
      if (isMap(left) && isMap(right)) {
        const merged = mergeMaps(how, base, left, right, path);
        return own && other ? merged : Object.keys(merged).length > 0 ? merged : undefined;
      }
      const keyOf = typeof how === 'function' ? how : ownKey;
      const [items, others] = [itemsOf(own, keyOf), itemsOf(other, keyOf)];
      if (items && others)
        return mergeItems(itemsOf(base, keyOf) ?? new Map(), items, others, path);
    }
    const by = isSameValue(other, base) ? 'me' : isSameValue(own, base) ? 'them' : 'both';
    const choice = choose(path, 0, { by, mine: own, theirs: other, both: null });
    return choice === 'theirs' ? other : own;
  }

  function choose(
    path: readonly string[],
    nth: number,
    { by, mine, theirs, both }: Pick<Place, 'by' | 'mine' | 'theirs' | 'both'>,
  ): Choice {
    const id = `${path.join('.')}-${nth}`;
    // What a careful colleague would take without asking; of two changes in the same words, mine.
    const suggested = both !== null ? 'both' : by === 'them' ? 'theirs' : 'mine';
    const wanted = choices[id] ?? suggested;
    const choice = wanted === 'both' && both === null ? 'mine' : wanted;
    places.push({ id, path, by, mine, theirs, both, choice });
    return choice;
  }

  function mergeWords(base: unknown, own: string, other: string, path: readonly string[]): string {
    const known = typeof base === 'string' ? base : '';
    const parts = mergeTexts(base === UNKNOWN ? null : known, own, other);
    return joinParts(parts, (part, nth) => {
      const choice = choose(path, nth, part);
      return choice === 'both' ? (part.both ?? part.mine) : part[choice];
    });
  }

  function mergeMaps(
    how: Shape,
    base: unknown,
    own: Fields,
    other: Fields,
    path: readonly string[],
  ): Fields {
    const known = isMap(base) ? base : {};
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    const parts = names.map((name) => {
      const inner = typeof how === 'object' ? (how[name] ?? 'parts') : 'parts';
      const began = base === UNKNOWN ? UNKNOWN : known[name];
      return [name, merge(inner, began, own[name], other[name], [...path, name])] as const;
    });
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  }

  function mergeItems(before: Items, left: Items, right: Items, path: readonly string[]) {
    const common = [...before.keys()].filter((key) => left.has(key) && right.has(key));
    const orderOf = (items: Items) => [...items.keys()].filter((key) => common.includes(key));
    const isMoved = (items: Items) => !isSameValue(orderOf(items), common);
    const areBoth = isMoved(left) && isMoved(right) && !isSameValue(orderOf(left), orderOf(right));
    const [mine, theirs] = [[...left.values()], [...right.values()]];
    const isTheirs = areBoth
      ? choose(path, 0, { by: 'both', mine, theirs, both: null }) === 'theirs'
      : isMoved(right);
    const [lead, follow] = isTheirs ? [right, left] : [left, right];
    const isTakenOut = (key: string, by: Items, from: Items) =>
      // One that the other person took out stays when it was changed here.
      before.has(key) && !by.has(key) && isSameValue(before.get(key), from.get(key));
    const goes = (key: string) => isTakenOut(key, left, right) || isTakenOut(key, right, left);
    const keys = [...lead.keys()].filter((key) => !goes(key));
    const others = [...follow.keys()];
    for (const [nth, key] of others.entries()) {
      if (keys.includes(key) || goes(key)) continue;
      const neighbour = others.slice(0, nth).findLast((one) => keys.includes(one));
      keys.splice(neighbour === undefined ? 0 : keys.indexOf(neighbour) + 1, 0, key);
    }
    return keys.map((key) => {
      if (!left.has(key)) return right.get(key);
      if (!right.has(key)) return left.get(key);
      const began = before.has(key) ? before.get(key) : {};
      return merge('parts', began, left.get(key), right.get(key), [...path, key]);
    });
  }
}

/** What goes together without a question; null when there is one. */
export function unasked<Value>({ value, clashes }: Merged<Value>): Value | null {
  return clashes.length === 0 ? value : null;
}

/** Whether a choice goes against one's own words. */
export function leavesOutMine({ places }: Merged<unknown>): boolean {
  return places.some(({ choice, by }) => choice === 'theirs' && by !== 'them');
}

type Fields = Readonly<Record<string, unknown>>;
/** By their keys, in their order. */
type Items = ReadonlyMap<string, unknown>;

/** A picture counts as a whole: its file and what it shows belong together. */
function isMap(value: unknown): value is Fields {
  return isRecord(value) && !['file', 'media', 'library'].some((name) => name in value);
}

const ownKey = (item: unknown) => (isRecord(item) ? item.key : undefined);

/** Null for what is no list, or has an item without a key or two with the same one. */
function itemsOf(
  list: unknown,
  keyOf: ((item: never) => string) | ((item: unknown) => unknown),
): Items | null {
  if (!Array.isArray(list)) return null;
  const items = new Map(list.map((item) => [keyOf(item as never), item as unknown]));
  const isKeyed = [...items.keys()].every((key) => typeof key === 'string');
  return isKeyed && items.size === list.length ? (items as Items) : null;
}
