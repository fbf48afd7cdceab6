import { listServices } from '#build/content/services.ts';
import { type Article, listArticles, listGalleries } from '#build/content/site-content.ts';
import { perSnapshot } from '#build/content/snapshot.ts';
import { groupByTag, tagPath } from '#domain/articles/tags.ts';
import { originalUrl } from '#domain/media/images.ts';
import type { Media } from '#domain/media/media.ts';
import { canonicalUrl } from '#domain/site/metadata.ts';
import { browserBackend } from '#environment';
import { site } from '#site';
import { type SitemapEntry, sitemapFiles } from './sitemap.ts';

export const listSitemapFiles = perSnapshot(async () =>
  sitemapFiles(await sitemapEntries(), site.url),
);

/** Every page but the staff area and those marked noindex. */
const sitemapEntries = perSnapshot(async (): Promise<SitemapEntry[]> => {
  const galleries = (await listGalleries()).filter(({ noindex }) => !noindex);
  const articles = (await listArticles()).filter(({ noindex }) => !noindex);
  const covers = galleries.map(({ cover }) => cover);
  return [
    entry('/', latest(galleries), covers),
    ...(await listServices()).map(({ path, picture }) => entry(path, undefined, [picture])),
    ...galleries.map(({ path, updatedAt, pictures }) => {
      const shown = pictures.map(({ media }) => media);
      return entry(path, updatedAt, shown);
    }),
    entry('/blog', latest(articles)),
    ...articles.map((article) => known.getOrInsertComputed(article, entryOfArticle)),
    ...groupByTag(articles).map(({ slug, items }) => entry(tagPath(slug), latest(items))),
    entry('/privacy'),
  ];
});

/** Cache: an unchanged article is the same object at the next release. */
const known = new WeakMap<Article, SitemapEntry>();

function entryOfArticle({ path, updatedAt, cover }: Article): SitemapEntry {
  return entry(path, updatedAt, [cover]);
}

function entry(
  path: string,
  changed?: Date,
  pictures: readonly (Media | null)[] = [],
): SitemapEntry {
  const images = pictures
    .filter((picture) => picture !== null)
    .map((picture) => new URL(originalUrl(browserBackend().url, picture), `${site.url}/`).href);
  const address = canonicalUrl(path, site);
  return { address, changed: changed?.toISOString(), images: [...new Set(images)] };
}

function latest(items: readonly { updatedAt: Date }[]): Date | undefined {
  if (items.length === 0) return undefined;
  return new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())));
}
