import { toSlug } from '#domain/text/slugs.ts';

interface Taggable {
  slug: string;
  tags: readonly string[];
  publishedAt: Date;
}

/** Articles on either side in time that are looked at for a tag, or where tags give too few. */
const NEIGHBOURS = 24;

/**
 * Finds articles that share tags, rare ones first, then the nearest in time. Only near carriers of a tag
 * are looked at and weights go in steps, so that a new article changes few other pages.
 */
export function relatedFinder<Item extends Taggable>(
  items: readonly Item[],
): (item: Taggable, count: number) => Item[] {
  // Articles go by their places in time here: to count by number takes a third of the time.
  const timeline = items.toSorted(oldestFirst);
  const times = timeline.map(({ publishedAt }) => publishedAt.getTime());
  const everywhere = [...timeline.keys()];
  // Of one article at a time; in between all are nought.
  const scores = new Float64Array(timeline.length);
  const carriers = new Map<string, number[]>();
  for (const [place, item] of timeline.entries()) {
    for (const tag of slugs(item)) {
      carriers.getOrInsertComputed(tag, () => []).push(place);
    }
  }

  return (item, count) => {
    const here = firstFrom(timeline, (other) => oldestFirst(other, item) >= 0);
    const self = timeline[here]?.slug === item.slug ? here : -1;
    const time = item.publishedAt.getTime();
    const distance = (place: number) => Math.abs((times[place] ?? 0) - time);
    // Of two that are equally far, the newer one.
    const nearer = (one: number, other: number) => distance(one) - distance(other) || other - one;

    const found: number[] = [];
    for (const tag of slugs(item)) {
      const sharing = carriers.get(tag) ?? [];
      const weight = rarity(sharing.length);
      for (const place of near(sharing, here, NEIGHBOURS)) {
        if (place === self) continue;
        const score = scores[place] ?? 0;
        if (score === 0) found.push(place);
        scores[place] = score + weight;
      }
    }
    const score = (place: number) => scores[place] ?? 0;
    const related = first(
      found,
      count,
      (one, other) => score(other) - score(one) || nearer(one, other),
    );
    if (related.length < count) {
      const rest = near(everywhere, here, count).filter(
        (place) => place !== self && score(place) === 0,
      );
      related.push(...rest.sort(nearer).slice(0, count - related.length));
    }
    for (const place of found) scores[place] = 0;
    return related.flatMap((place) => timeline[place] ?? []);
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
    const last = found[count - 1];
    if (last !== undefined && compare(item, last) >= 0) continue;
    const place = found.findIndex((other) => compare(item, other) < 0);
    if (place === -1) found.push(item);
    else found.splice(place, 0, item);
    if (found.length > count) found.pop();
  }
  return found;
}

/** Up to `count` places on either side of one, and that one. */
function near(places: readonly number[], here: number, count: number): number[] {
  const at = firstFrom(places, (place) => place >= here);
  return places.slice(Math.max(0, at - count), at + count + 1);
}

/** Index of the first item of a sorted list for which it is true; the length when it is for none. */
function firstFrom<Item>(sorted: readonly Item[], isReached: (item: Item) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = sorted[middle];
    if (item !== undefined && !isReached(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Halves when a tag is used twice as much, and stays as it is in between. */
function rarity(count: number): number {
  return 1 / 2 ** Math.ceil(Math.log2(count));
}

/** By the list of tags, which an article keeps from release to release. */
const known = new WeakMap<readonly string[], ReadonlySet<string>>();

function slugs({ tags }: Taggable): ReadonlySet<string> {
  return known.getOrInsertComputed(tags, (names) => {
    return new Set(names.map((name) => toSlug(name)).filter((slug) => slug !== ''));
  });
}

function oldestFirst(one: Taggable, other: Taggable): number {
  return one.publishedAt.getTime() - other.publishedAt.getTime() || compare(one.slug, other.slug);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
