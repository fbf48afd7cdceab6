import { isDeepStrictEqual } from 'node:util';
import { isEmptyList, listPages } from '#build/content/pages.ts';
import { listArticles, listGalleries, listOfferedTeasers } from '#build/content/site-content.ts';
import { perSnapshot } from '#build/content/snapshot.ts';
import { inEach, languages } from '#build/language.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { pathIn } from '#languages/addresses.ts';
import { site } from '#site';

/** The same page in a language. */
export interface Translation {
  /** As in `<html lang>`. */
  tag: string;
  /** Its code; '' for the main language. */
  language: string;
  path: string;
  /** Kept out of search engines, which don't want to hear of it from other pages either. */
  noindex: boolean;
}

type Place = Pick<Translation, 'path' | 'noindex'>;

/** What the pages of a language have in common with those that they are translations of, and where they are. */
const placesByPage = perSnapshot(async (): Promise<ReadonlyMap<string, Place>> => {
  // What is not found is nowhere in particular.
  const pages = (await listPages()).filter(({ kind }) => kind !== 'not-found');
  const hasArticles = (await listOfferedTeasers()).length > 0;
  return new Map([
    ...(await placesOfPages(pages)),
    ['/blog', { path: pathHere('/blog'), noindex: !hasArticles }] as const,
    ...['/appointment', '/your-word', '/preview'].map(
      (path) => [path, { path: pathHere(path), noindex: true }] as const,
    ),
    ...(await listArticles()).map(
      ({ id, translationOf, path, noindex }) => [translationOf ?? id, { path, noindex }] as const,
    ),
    // In each of its languages the same.
    ...(await listGalleries()).map(({ id, path, noindex }) => [id, { path, noindex }] as const),
  ]);
});

function placesOfPages(pages: readonly MergedPage[]): Promise<[string, Place][]> {
  return Promise.all(
    pages.map(async (page): Promise<[string, Place]> => {
      const noindex = page.noindex || (await isEmptyList(page));
      return [`${page.kind} ${page.key}`, { path: pathOf(page), noindex }];
    }),
  );
}

/** Every page with its translations, itself among them, by its path; only pages that have any. */
const translations = perSnapshot(async (): Promise<ReadonlyMap<string, readonly Translation[]>> => {
  const all = await inEach(async (language) => ({
    language,
    tag: site.language,
    places: await placesByPage(),
  }));
  const found = new Map<string, readonly Translation[]>();
  for (const key of new Set(all.flatMap(({ places }) => [...places.keys()]))) {
    const same = all.flatMap(({ language, tag, places }): Translation[] => {
      const place = places.get(key);
      return place === undefined ? [] : [{ language, tag, ...place }];
    });
    if (same.length > 1) for (const { path } of same) found.set(path, kept(path, same));
  }
  last = found;
  return found;
});

let last: ReadonlyMap<string, readonly Translation[]> = new Map();

/** The same objects for the same translations, so that caches by object hit. */
function kept(path: string, same: readonly Translation[]): readonly Translation[] {
  const before = last.get(path);
  return before && isDeepStrictEqual(before, same) ? before : same;
}

const NONE: readonly Translation[] = [];

/** A page in all its languages, the main one first; none for one that is in a single language. */
export async function translationsOf(path: string): Promise<readonly Translation[]> {
  return languages.length === 1 ? NONE : ((await translations()).get(path) ?? NONE);
}

/** Where each other language is read: the same page, or where that language begins. */
export async function otherLanguagesOf(path: string): Promise<Omit<Translation, 'noindex'>[]> {
  if (languages.length === 1) return [];
  const same = await translationsOf(path);
  const all = await inEach(async (language) => ({
    language,
    tag: site.language,
    path: pathIn(language, '/'),
  }));
  return all
    .filter(({ language }) => language !== currentLanguage())
    .map((home) => same.find(({ language }) => language === home.language) ?? home);
}
