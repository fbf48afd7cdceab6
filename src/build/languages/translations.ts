import { listPages } from '#build/content/pages.ts';
import { listArticles, listGalleries } from '#build/content/site-content.ts';
import { perSnapshot } from '#build/content/snapshot.ts';
import { inEach, languages } from '#build/language.ts';
import { currentLanguage } from '#business/language.ts';
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
}

/** In each language alike. */
const EVERYWHERE = ['/blog', '/visit', '/your-word'];

/** What the pages of a language have in common with those that they are translations of, and where they are. */
const pathsByPage = perSnapshot(async (): Promise<ReadonlyMap<string, string>> => {
  // What is not found is nowhere in particular.
  const pages = (await listPages()).filter(({ kind }) => kind !== 'not-found');
  const galleries = await listGalleries();
  return new Map([
    ...EVERYWHERE.map((path) => [path, pathIn(currentLanguage(), path)] as const),
    ...pages.map((page) => [`${page.kind} ${page.key}`, pathOf(page)] as const),
    ...(await listArticles()).map(
      ({ id, translationOf, path }) => [translationOf ?? id, path] as const,
    ),
    // In each of its languages the same.
    ...galleries.map(({ id, path }) => [id, path] as const),
  ]);
});

/** Every page with its translations, itself among them, by its path; only pages that have any. */
const translations = perSnapshot(async (): Promise<ReadonlyMap<string, readonly Translation[]>> => {
  const all = await inEach(async (language) => ({
    language,
    tag: site.language,
    paths: await pathsByPage(),
  }));
  const found = new Map<string, readonly Translation[]>();
  for (const key of new Set(all.flatMap(({ paths }) => [...paths.keys()]))) {
    const same = all.flatMap(({ language, tag, paths }): Translation[] => {
      const path = paths.get(key);
      return path === undefined ? [] : [{ language, tag, path }];
    });
    if (same.length > 1) for (const { path } of same) found.set(path, same);
  }
  return found;
});

const NONE: readonly Translation[] = [];

/** A page in all its languages, the main one first; none for one that is in a single language. */
export async function translationsOf(path: string): Promise<readonly Translation[]> {
  return languages.length === 1 ? NONE : ((await translations()).get(path) ?? NONE);
}

/** Where each other language is read: the same page, or where that language begins. */
export async function otherLanguagesOf(path: string): Promise<Translation[]> {
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
