import { toSlug } from './slugs.ts';

interface Taggable {
  slug: string;
  tags: readonly string[];
  publishedAt: Date;
}

/** Articles on either side in time that are looked at for a tag, or where tags give too few. */
const NEIGHBOURS = 24;

/**
 * Finds the articles that belong to one: those sharing its tags, a rare tag counting more than one
 * that half the articles carry, the nearest in time first among equals; the rest are the nearest in
 * time. Only near carriers of a tag are looked at and tags are weighed in steps, so that a new
 * article shows up on the pages around it in time and leaves the other thousand as they are.
 */
export function relatedFinder<Item extends Taggable>(
  items: readonly Item[],
): (item: Taggable, count: number) => Item[] {
  const all = new Timeline(items);
  const carriers = new Map<string, Item[]>();
  for (const item of items) {
    for (const tag of slugs(item)) {
      const list = carriers.get(tag);
      if (list) list.push(item);
      else carriers.set(tag, [item]);
    }
  }
  const byTag = new Map([...carriers].map(([tag, list]) => [tag, new Timeline(list)]));

  return (item, count) => {
    const scores = new Map<Item, number>();
    for (const tag of slugs(item)) {
      const sharing = byTag.get(tag);
      if (!sharing) continue;
      const weight = rarity(sharing.length);
      for (const other of sharing.near(item, NEIGHBOURS)) {
        scores.set(other, (scores.get(other) ?? 0) + weight);
      }
    }
    const nearer = nearestTo(item);
    const ranked = first(scores, count, ([one, a], [other, b]) => b - a || nearer(one, other));
    const related = ranked.map(([other]) => other);
    if (related.length >= count) return related;
    const rest = all.near(item, count).filter((other) => !scores.has(other));
    return [...related, ...rest.sort(nearer)].slice(0, count);
  };
}

/** What a sorted list would begin with. Sorting a hundred for the sake of three takes ten times as long. */
function first<Item>(
  items: Iterable<Item>,
  count: number,
  compare: (one: Item, other: Item) => number,
): Item[] {
  const found: Item[] = [];
  for (const item of items) {
    const place = found.findIndex((other) => compare(item, other) < 0);
    if (place === -1) found.push(item);
    else found.splice(place, 0, item);
    if (found.length > count) found.pop();
  }
  return found;
}

/** Articles in the order of their dates. */
class Timeline<Item extends Taggable> {
  readonly #items: Item[];

  constructor(items: readonly Item[]) {
    this.#items = [...items].sort(oldestFirst);
  }

  get length(): number {
    return this.#items.length;
  }

  /** Up to `count` articles before and after one, without itself. */
  near(item: Taggable, count: number): Item[] {
    const place = this.#placeOf(item);
    return this.#items
      .slice(Math.max(0, place - count), place + count + 1)
      .filter(({ slug }) => slug !== item.slug);
  }

  #placeOf(item: Taggable): number {
    let low = 0;
    let high = this.#items.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#items[middle];
      if (other && oldestFirst(other, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Halves when a tag is used twice as much, and stays as it is in between. */
function rarity(count: number): number {
  return 1 / 2 ** Math.ceil(Math.log2(count));
}

/** By the list of tags, which an article keeps from release to release. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>();

function slugs({ tags }: Taggable): ReadonlySet<string> {
  const found = known.get(tags) ?? new Set(tags.map(toSlug).filter((slug) => slug !== ''));
  known.set(tags, found);
  return found;
}

function oldestFirst(one: Taggable, other: Taggable): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || compare(one.slug, other.slug);
}

function nearestTo(item: Taggable): (one: Taggable, other: Taggable) => number {
  const time = item.publishedAt.getTime();
  const distance = ({ publishedAt }: Taggable) => Math.abs(publishedAt.getTime() - time);
  // Of two that are equally far, the newer one.
  return (one, other) => distance(one) - distance(other) || oldestFirst(other, one);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
