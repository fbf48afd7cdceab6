import type { Post } from '#data/content/site-content.ts';
import { socialCard } from '#data/pictures/social-card.ts';
import type { PageMetadata } from '#domain/metadata.ts';
import type { ListPage } from '#domain/pages-of.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import type { TagGroup } from '#domain/tags.ts';
import { tagPath } from '#domain/tags.ts';
import { site } from '#site';

/** Articles on one page of a list: one large, six in columns. */
export const POSTS_PER_PAGE = 7;

/** What a page of the list of articles says about itself. */
export async function blogListMetadata(page: ListPage<Post>): Promise<PageMetadata> {
  const title =
    page.number === 1 ? 'Blog: notes on timber, rooms and money' : `Blog, page ${page.number}`;
  return {
    title,
    description:
      'Choosing timber, what a fitted kitchen costs, living through a renovation: notes from a London joinery workshop, written by the people at the bench.',
    keywords: ['joinery blog', 'timber', 'fitted kitchens', 'renovation', 'London joiners'],
    image: await socialCard({
      title: 'Notes from the bench',
      picture: page.items[0]?.cover ?? null,
    }),
    structuredData: [breadcrumbs(site, [{ name: 'Blog', path: '/blog' }])],
  };
}

/** What the page of a tag says about itself. */
export async function tagMetadata({ name, slug, items }: TagGroup<Post>): Promise<PageMetadata> {
  const count = items.length === 1 ? 'One article' : `${items.length} articles`;
  return {
    title: `Articles about ${name}`,
    description: `${count} about ${name} from the workshop of ${site.name} in ${site.address.city}.`,
    keywords: [name, 'joinery', 'carpentry'],
    image: await socialCard({ title: `About ${name}`, picture: items[0]?.cover ?? null }),
    structuredData: [
      breadcrumbs(site, [
        { name: 'Blog', path: '/blog' },
        { name, path: tagPath(slug) },
      ]),
    ],
  };
}
