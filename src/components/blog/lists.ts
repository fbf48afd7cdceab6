import type { TagListPage } from '#build/content/blog-lists.ts';
import { shownSite } from '#build/content/shown-site.ts';
import type { ArticleTeaser } from '#build/content/site-content.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { blog } from '#business/blog.ts';
import { blogWords } from '#business/words/blog.ts';
import { tagPath } from '#domain/articles/tags.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import type { ListPage } from '#domain/site/pages-of.ts';
import { breadcrumbs } from '#domain/site/structured-data.ts';
import { monthsBetween } from '#domain/text/dates.ts';
import { site } from '#site';

/** The months of a page: `March to June 2026`. */
export function periodOf({ items }: ListPage<ArticleTeaser>): string {
  const [newest, oldest] = [items[0], items.at(-1)];
  return newest && oldest ? monthsBetween(oldest.publishedAt, newest.publishedAt) : '';
}

function cardOf(title: string, { items }: ListPage<ArticleTeaser>) {
  return socialCard({ title, picture: items[0]?.cover ?? null });
}

export async function blogListMetadata(page: ListPage<ArticleTeaser>): Promise<PageMetadata> {
  const { words } = await shownSite();
  const title = page.newer ? blogWords.pageTitle(periodOf(page)) : blog.title;
  return {
    title,
    description: blog.description,
    keywords: blog.keywords,
    image: await cardOf(words.blogName, page),
    structuredData: [breadcrumbs(site, [{ name: words.blog, path: '/blog' }])],
  };
}

export async function tagMetadata({ tag, count, page }: TagListPage): Promise<PageMetadata> {
  const { slug, name } = tag;
  const { address, words } = await shownSite();
  const { city } = address;
  const description =
    count === null
      ? blogWords.olderDescription(periodOf(page), name, site.name, city)
      : blogWords.aboutDescription(count, name, site.name, city);
  return {
    title: `${blogWords.about(name)}${page.newer ? `, ${periodOf(page)}` : ''}`,
    description,
    keywords: [name, ...blog.tagKeywords],
    image: await cardOf(blogWords.aboutCard(name), page),
    structuredData: [
      breadcrumbs(site, [
        { name: words.blog, path: '/blog' },
        { name, path: tagPath(slug) },
      ]),
    ],
  };
}
