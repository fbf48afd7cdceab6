import type { TagListPage } from '#build/content/blog-lists.ts';
import { shownSite } from '#build/content/shown-site.ts';
import type { ArticleTeaser } from '#build/content/site-content.ts';
import { socialCard } from '#build/pictures/social-card.ts';
import { blog } from '#business/blog.ts';
import { pathHere } from '#business/language.ts';
import { tagPath } from '#domain/articles/tags.ts';
import type { PageMetadata } from '#domain/site/metadata.ts';
import type { ListPage } from '#domain/site/pages-of.ts';
import { breadcrumbs } from '#domain/site/structured-data.ts';
import { monthsBetween } from '#domain/text/dates.ts';
import { filled } from '#domain/text/filled.ts';

/** The months of a page: `March to June 2026`. */
export function periodOf({ items }: ListPage<ArticleTeaser>): string {
  const [newest, oldest] = [items[0], items.at(-1)];
  return newest && oldest ? monthsBetween(oldest.publishedAt, newest.publishedAt) : '';
}

function cardOf(business: string, title: string, { items }: ListPage<ArticleTeaser>) {
  return socialCard({ business, title, picture: items[0]?.cover ?? null });
}

export async function blogListMetadata(page: ListPage<ArticleTeaser>): Promise<PageMetadata> {
  const site = await shownSite();
  const { words, name } = site;
  const months = periodOf(page);
  return {
    title: page.newer ? filled(words.olderTitle, { months }) : words.blogTitle,
    description: words.blogDescription,
    keywords: blog.keywords,
    noindex: page.items.length === 0,
    image: await cardOf(name, words.blogName, page),
    structuredData: [breadcrumbs(site, [{ name: words.blog, path: pathHere('/blog') }])],
  };
}

export async function tagMetadata({ tag, count, page }: TagListPage): Promise<PageMetadata> {
  const { slug, name } = tag;
  const site = await shownSite();
  const { address, words, name: business } = site;
  const months = periodOf(page);
  const parts = { months, count: count ?? 0, subject: name, business, town: address.city };
  const newest = count === 1 ? words.aboutOne : words.aboutMany;
  return {
    title: `${filled(words.about, parts)}${page.newer ? `, ${months}` : ''}`,
    description: filled(count === null ? words.aboutOlder : newest, parts),
    keywords: [name, ...blog.tagKeywords],
    image: await cardOf(business, filled(words.aboutCard, parts), page),
    structuredData: [
      breadcrumbs(site, [
        { name: words.blog, path: pathHere('/blog') },
        { name, path: tagPath(slug) },
      ]),
    ],
  };
}
