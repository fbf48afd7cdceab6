import type { Post } from '#build/content/site-content.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { pages } from '#business/pages.ts';
import type { PageMetadata } from '#domain/metadata.ts';
import type { ListPage } from '#domain/pages-of.ts';
import { breadcrumbs } from '#domain/structured-data.ts';
import { tagPath } from '#domain/tags.ts';
import { site } from '#site';
import type { TagCount } from './tag-pages.ts';

/** Articles on one page of a list: one large, six in columns. */
export const POSTS_PER_PAGE = 7;

/** What a page of the list of articles says about itself. */
export async function blogListMetadata(page: ListPage<Post>): Promise<PageMetadata> {
  const title = page.number === 1 ? pages.blog.title : `Blog, page ${page.number}`;
  return {
    title,
    description: pages.blog.description,
    keywords: pages.blog.keywords,
    image: await socialCard({
      title: pages.blog.name,
      picture: page.items[0]?.cover ?? null,
    }),
    structuredData: [breadcrumbs(site, [{ name: 'Blog', path: '/blog' }])],
  };
}

/** What a page of the articles about a subject says about itself. */
export async function tagMetadata(
  { name, slug, count }: TagCount,
  page: ListPage<Post>,
): Promise<PageMetadata> {
  const articles = count === 1 ? 'One article' : `${count} articles`;
  return {
    title: `Articles about ${name}${page.number === 1 ? '' : `, page ${page.number}`}`,
    description: `${articles} about ${name} from the workshop of ${site.name} in ${site.address.city}.`,
    keywords: [name, ...pages.blog.tagKeywords],
    image: await socialCard({ title: `About ${name}`, picture: page.items[0]?.cover ?? null }),
    structuredData: [
      breadcrumbs(site, [
        { name: 'Blog', path: '/blog' },
        { name, path: tagPath(slug) },
      ]),
    ],
  };
}
