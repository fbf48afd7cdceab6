import { toSlug } from './slugs.ts';

interface Taggable {
  slug: string;
  tags: readonly string[];
  publishedAt: Date;
}

/**
 * Finds the articles that belong to one: those sharing its tags, a rare tag counting more than one
 * that half the articles carry, newer ones first among equals. Built once for a list, because
 * counting the tags anew for each of a thousand articles would take seconds.
 */
export function relatedFinder<Item extends Taggable>(
  items: readonly Item[],
): (item: Taggable, count: number) => Item[] {
  const carriers = new Map<string, Item[]>();
  for (const item of items) {
    for (const tag of slugs(item)) carriers.set(tag, [...(carriers.get(tag) ?? []), item]);
  }
  const newest = [...items].sort(newestFirst);

  return (item, count) => {
    const scores = new Map<Item, number>();
    for (const tag of slugs(item)) {
      const sharing = carriers.get(tag) ?? [];
      for (const other of sharing) {
        if (other.slug === item.slug) continue;
        scores.set(other, (scores.get(other) ?? 0) + 1 / sharing.length);
      }
    }
    const ranked = [...scores]
      .sort(([one, a], [other, b]) => b - a || newestFirst(one, other))
      .map(([other]) => other);
    const rest = newest.filter((other) => other.slug !== item.slug && !scores.has(other));
    return [...ranked, ...rest].slice(0, count);
  };
}

function slugs(item: Taggable): Set<string> {
  return new Set(item.tags.map(toSlug).filter((slug) => slug !== ''));
}

function newestFirst(one: Taggable, other: Taggable): number {
  return other.publishedAt.getTime() - one.publishedAt.getTime();
}
