import { pathHere } from '#business/language.ts';
import type { Site } from '#business/types.ts';
import { cleanLine, shorten } from '#domain/text/plain-text.ts';

export interface SocialImage {
  /** Path on this site. */
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** The card of pages that have none of their own; src/pages/social.jpg.ts draws it. */
export const BUSINESS_CARD = { src: '/social.jpg', width: 1200, height: 630 } as const;

/** Anything that schema.org describes, as JSON-LD. */
export type StructuredData = { '@type': string | readonly string[] } & Record<string, unknown>;

export interface PageMetadata {
  title: string;
  description: string;
  keywords?: readonly string[] | undefined;
  /** Keep the page out of search engines and out of the sitemap. */
  noindex?: boolean | undefined;
  /** A card made for this page; without one that of the business is used. */
  image?: SocialImage | undefined;
  /** What the page is about, beyond the business, the site and the organisation. */
  structuredData?: readonly StructuredData[] | undefined;
  /** For articles: when it was published and last changed, and its tags. */
  article?:
    | { publishedAt: Date; updatedAt: Date; author: string; tags: readonly string[] }
    | undefined;
}

/** A `<meta>` element: with `name` for search engines, with `property` for social cards. */
export type MetaTag = { content: string } & ({ name: string } | { property: string });

/** A page in one of its languages, for search engines. */
export interface Alternate {
  hreflang: string;
  href: string;
}

export interface Head {
  title: string;
  canonical: string;
  meta: MetaTag[];
}

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION = 160;

/**
 * The `<head>` of a page.
 *
 * @param path with a leading slash and without the origin.
 * @param cardAlt what the card of the business shows.
 */
export function headOf(page: PageMetadata, path: string, site: Site, cardAlt: string): Head {
  const title = fullTitle(page.title, site);
  const description = shorten(page.description || site.defaults.description, MAX_DESCRIPTION);
  const canonical = canonicalUrl(path, site);
  const keywords = [...new Set((page.keywords ?? site.defaults.keywords).map(cleanLine))];
  return {
    title,
    canonical,
    meta: [
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.filter((word) => word !== '').join(', ') },
      { name: 'robots', content: robots(page) },
      ...socialCard({ title, description, canonical, page, site, cardAlt }),
    ],
  };
}

/** The name of the business follows the title of every page that does not say it itself and has room for it. */
export function fullTitle(title: string, site: Site): string {
  const text = shorten(title || site.defaults.title, MAX_TITLE_LENGTH);
  const named = `${text} | ${site.name}`;
  return text.includes(site.name) || named.length > MAX_TITLE_LENGTH ? text : named;
}

/** The address of a page as search engines should know it: no query, no file name, no slash behind. */
export function canonicalUrl(path: string, site: Site): string {
  const clean = path.replace(/[?#].*$/, '').replace(/(?:\/index)?(?:\.html)?\/*$/, '');
  return `${site.url}${clean === '' ? '/' : clean}`;
}

function robots(page: PageMetadata): string {
  return page.noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large';
}

type Card = Omit<Head, 'meta'> & {
  description: string;
  page: PageMetadata;
  site: Site;
  cardAlt: string;
};

function socialCard({ title, description, canonical, page, site, cardAlt }: Card): MetaTag[] {
  const image = page.image ?? { ...BUSINESS_CARD, src: pathHere(BUSINESS_CARD.src), alt: cardAlt };
  const address = new URL(image.src, `${site.url}/`).href;
  return [
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: site.language.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    { property: 'og:image', content: address },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:alt', content: image.alt },
    ...articleTags(page),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: address },
    { name: 'twitter:image:alt', content: image.alt },
  ];
}

function articleTags({ article }: PageMetadata): MetaTag[] {
  if (!article) return [];
  return [
    { property: 'article:published_time', content: article.publishedAt.toISOString() },
    { property: 'article:modified_time', content: article.updatedAt.toISOString() },
    { property: 'article:author', content: article.author },
    ...article.tags.map((tag) => ({ property: 'article:tag', content: cleanLine(tag) })),
  ];
}

/**
 * A page in the languages in which search engines may know it, itself among them: each of them names the same. Who
 * reads none of them is sent to the main one.
 *
 * @param translations the main language first.
 */
export function alternatesOf(
  translations: readonly { tag: string; path: string; noindex: boolean }[],
  site: Site,
): Alternate[] {
  const known = translations.filter(({ noindex }) => !noindex);
  if (known.length < 2) return [];
  const named = known.map(({ tag, path }) => ({ hreflang: tag, href: canonicalUrl(path, site) }));
  const [main] = translations;
  if (!main || main.noindex) return named;
  return [...named, { hreflang: 'x-default', href: canonicalUrl(main.path, site) }];
}
