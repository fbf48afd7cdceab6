import { pathHere } from '#business/language.ts';
import { toSlug } from '#domain/text/slugs.ts';

export interface TagGroup<Item> {
  /** The part of the address: `/blog/tags/{slug}`. */
  slug: string;
  /** As it was written first. */
  name: string;
  items: Item[];
}

/**
 * The tags of a list, most used first. Spellings with the same slug (`Oak`, `oak`) are one tag; one
 * without a slug is left out.
 */
export function groupByTag<Item extends { tags: readonly string[] }>(
  items: readonly Item[],
): TagGroup<Item>[] {
  const groups = new Map<string, TagGroup<Item>>();
  // Ten thousand articles share some dozens of tags.
  const slugs = new Map<string, string>();
  for (const item of items) {
    for (const name of item.tags) {
      const slug = slugs.get(name) ?? toSlug(name);
      slugs.set(name, slug);
      if (slug === '') continue;
      const group = groups.get(slug) ?? { slug, name, items: [] };
      if (group.items.at(-1) !== item) group.items.push(item);
      groups.set(slug, group);
    }
  }
  return [...groups.values()].sort(
    (one, other) => other.items.length - one.items.length || one.slug.localeCompare(other.slug),
  );
}

export function tagLinks(tags: readonly string[]): { name: string; path: string }[] {
  return groupByTag([{ tags }]).map(({ name, slug }) => ({ name, path: tagPath(slug) }));
}

/** Tags of an article that readers do not see, with the one whose page they would have; null for one without any. */
export function hiddenTags(tags: readonly string[]): { name: string; shown: string | null }[] {
  const groups = groupByTag([{ tags }]);
  return tags.flatMap((name) => {
    const shown = groups.find(({ slug }) => slug === toSlug(name))?.name ?? null;
    return shown === name ? [] : [{ name, shown }];
  });
}

export function tagPath(slug: string): string {
  return pathHere(`/blog/tags/${slug}`);
}
