import { findPagePicture, isEmptyList, listPages } from '#build/content/pages.ts';
import { type Article, listArticles, listGalleries } from '#build/content/site-content.ts';
import { perSnapshot } from '#build/content/snapshot.ts';
import { inEach, languages } from '#build/language.ts';
import { translationsOf } from '#build/languages/translations.ts';
import { largeFile, largeFileOf } from '#build/pictures/large-file.ts';
import { pathHere } from '#business/language.ts';
import { groupByTag, tagPath } from '#domain/articles/tags.ts';
import type { PictureFile } from '#domain/media/media.ts';
import type { PageKind } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { alternatesOf, canonicalUrl } from '#domain/site/metadata.ts';
import { site } from '#site';
import { OWN_PAGES } from './own.ts';
import { type SitemapEntry, sitemapFiles } from './sitemap.ts';

export const listSitemapFiles = perSnapshot(async () =>
  sitemapFiles((await inEach(translatedEntries)).flat(), site.url),
);

async function translatedEntries(): Promise<SitemapEntry[]> {
  const entries = await sitemapEntries();
  if (languages.length === 1) return entries;
  return Promise.all(
    entries.map(async (entry) => {
      const translations = await translationsOf(new URL(entry.address).pathname);
      return { ...entry, alternates: alternatesOf(translations, site) };
    }),
  );
}

/** Every page but the staff area, those marked noindex and empty lists. */
const sitemapEntries = perSnapshot(async (): Promise<SitemapEntry[]> => {
  const galleries = (await listGalleries()).filter(({ noindex }) => !noindex);
  const articles = (await listArticles()).filter(({ noindex }) => !noindex);
  const covers = galleries.map(({ cover }) => cover);
  const isHomeHidden = (await listPages()).some(({ kind, noindex }) => kind === 'home' && noindex);
  return [
    ...(isHomeHidden ? [] : [entry(pathHere('/'), latest(galleries), await made(covers))]),
    ...(await entriesOfPages('service')),
    // Their pages, as those of articles, have the files.
    ...galleries.map(({ path, updatedAt, pictures }) =>
      entry(
        path,
        updatedAt,
        pictures.map(({ media }) => largeFileOf(media).address),
      ),
    ),
    ...(articles.length > 0 ? [entry(pathHere('/blog'), latest(articles))] : []),
    ...articles.map((article) => known.getOrInsertComputed(article, entryOfArticle)),
    ...groupByTag(articles).map(({ slug, items }) => entry(tagPath(slug), latest(items))),
    ...(await entriesOfPages('legal', 'page')),
    ...OWN_PAGES.map((path) => entry(pathHere(path))),
  ];
});

async function entriesOfPages(...kinds: readonly PageKind[]): Promise<SitemapEntry[]> {
  const pages = (await listPages()).filter(({ kind, noindex }) => kinds.includes(kind) && !noindex);
  const entries = await Promise.all(
    pages.map(async (page) =>
      (await isEmptyList(page))
        ? []
        : [entry(pathOf(page), undefined, await made([await findPagePicture(page)]))],
    ),
  );
  return entries.flat();
}

/** Cache: an unchanged article is the same object at the next release. */
const known = new WeakMap<Article, SitemapEntry>();

function entryOfArticle({ path, updatedAt, cover }: Article): SitemapEntry {
  return entry(path, updatedAt, cover ? [largeFileOf(cover).address] : []);
}

function entry(path: string, changed?: Date, pictures: readonly string[] = []): SitemapEntry {
  const images = pictures.map((address) => new URL(address, `${site.url}/`).href);
  const address = canonicalUrl(path, site);
  return { address, changed: changed?.toISOString(), images: [...new Set(images)] };
}

/** Addresses of large files that lie on the site. */
async function made(pictures: readonly (PictureFile | null)[]): Promise<string[]> {
  const files = pictures.filter((picture) => picture !== null).map(largeFile);
  return (await Promise.all(files)).map(({ address }) => address);
}

function latest(items: readonly { updatedAt: Date }[]): Date | undefined {
  if (items.length === 0) return undefined;
  return new Date(Math.max(...items.map(({ updatedAt }) => updatedAt.getTime())));
}
