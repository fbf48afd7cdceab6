import { findPagePicture, listPages } from '#build/content/pages.ts';
import { type Article, listArticles, listGalleries } from '#build/content/site-content.ts';
import { perSnapshot } from '#build/content/snapshot.ts';
import { groupByTag, tagPath } from '#domain/articles/tags.ts';
import { originalUrl } from '#domain/media/images.ts';
import type { PictureFile } from '#domain/media/media.ts';
import type { PageKind } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
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
    ...(await entriesOfPages('service')),
    ...galleries.map(({ path, updatedAt, pictures }) => {
      const shown = pictures.map(({ media }) => media);
      return entry(path, updatedAt, shown);
    }),
    entry('/blog', latest(articles)),
    ...articles.map((article) => known.getOrInsertComputed(article, entryOfArticle)),
    ...groupByTag(articles).map(({ slug, items }) => entry(tagPath(slug), latest(items))),
    ...(await entriesOfPages('legal', 'page')),
  ];
});

async function entriesOfPages(...kinds: readonly PageKind[]): Promise<SitemapEntry[]> {
  const pages = (await listPages()).filter(({ kind, noindex }) => kinds.includes(kind) && !noindex);
  return Promise.all(
    pages.map(async (page) => entry(pathOf(page), undefined, [await findPagePicture(page)])),
  );
}

/** Cache: an unchanged article is the same object at the next release. */
const known = new WeakMap<Article, SitemapEntry>();

function entryOfArticle({ path, updatedAt, cover }: Article): SitemapEntry {
  return entry(path, updatedAt, [cover]);
}

function entry(
  path: string,
  changed?: Date,
  pictures: readonly (PictureFile | null)[] = [],
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
