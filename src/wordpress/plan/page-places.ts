import { speaking } from '#business/language.ts';
import { pages as pagesOfFolder } from '#business/pages.ts';
import { isPageSlug } from '#domain/pages/page-slugs.ts';
import { toSlug } from '#domain/text/slugs.ts';
import { decoded } from '#wordpress/old-urls.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import { stableId } from './stable-id.ts';

export interface PagePlace {
  id: string;
  kind: 'page' | 'legal';
  slug: string;
  /** Code; '' for the main one. */
  language: string;
  /** Id of the page that it translates. */
  original: string | null;
  /** The one that it had; '' for the first page. */
  wanted: string;
  /** That of this site about the same: the folder has one about privacy. */
  twin: string | null;
}

/** Pages that bind in law, by the beginning of their address or title. */
const LEGAL = new RegExp(
  `^(?:unsere?-|our-|hinweise-zum-)?(?:${[
    ...['impressum', 'imprint', 'legal-notice', 'mentions-legales', 'aviso-legal', 'colofon'],
    ...['datenschutz\\w*', 'privacy', 'privacy-(?:policy|notice|statement).*', 'privacidad'],
    ...['politica-de-privacidad', 'politique-de-confidentialite', 'privacybeleid'],
    ...['agb', 'terms', 'terms-(?:and|of)-.*', '(?:allgemeine-)?gesch(?:ae|a)ftsbedingungen'],
    ...['nutzungsbedingungen', 'widerruf\\w*', 'haftungsausschluss', 'disclaimer'],
    ...['cookies?-(?:policy|richtlinie).*'],
  ].join('|')})$`,
);
const PRIVACY = /datenschutz|privac|confidentialite/;

/** A page of this site, as it is written or as visitors know it. */
export interface PageHere {
  id: string;
  kind: string;
  slug: string | null;
  language: string;
  isDraft: boolean;
}

/**
 * Where each page of an export stands here: known ones where they are by now, the others at the address that
 * they had, if it is free.
 *
 * @param pages originals before what translates them. @param languageOf code of a page's language here.
 */
export async function placePages(
  pages: readonly WordPressText[],
  pagesHere: readonly PageHere[],
  languageOf: (page: WordPressText) => string,
): Promise<ReadonlyMap<WordPressText, PagePlace>> {
  const taken = new Map<string, Set<string>>();
  const ofFolder = (language: string) => {
    const beside = folderIn(language).filter(isBeside);
    return new Set(beside.map(({ slug }) => slug));
  };
  const takenIn = (language: string) => {
    const slugs = taken.get(language) ?? ofFolder(language);
    taken.set(language, slugs);
    return slugs;
  };
  for (const { kind, slug, language } of pagesHere) {
    if (slug !== null && isBeside({ kind })) takenIn(language).add(slug);
  }
  const known = new Map(
    pagesHere.filter(({ isDraft }) => isDraft).map(({ id, slug }) => [id, slug ?? '']),
  );
  const places = new Map<WordPressText, PagePlace>();
  const originals = new Map<string, PagePlace>();
  for (const page of pages) {
    const language = languageOf(page);
    const id = await stableId('page', page.oldPath || page.id);
    const names = namesOf(page);
    const wanted = names.at(-1) ?? '';
    const isLegal = [wanted, toSlug(page.title)].some((one) => LEGAL.test(one));
    const key = `${page.group} ${language}`;
    const original =
      (language !== '' && !originals.has(key) && originals.get(`${page.group} `)) || null;
    const kind = original?.kind ?? (isLegal ? 'legal' : 'page');
    const slug = known.get(id) ?? freeSlug(kind, names, page, takenIn(language));
    takenIn(language).add(slug);
    const isPrivacy = kind === 'legal' && PRIVACY.test(`${wanted} ${toSlug(page.title)}`);
    const twin =
      (isPrivacy && folderIn(language).find((one) => one.key === 'privacy')?.title) || null;
    const place = { id, kind, slug, language, original: original?.id ?? null, wanted, twin };
    places.set(page, place);
    if (!originals.has(key)) originals.set(key, place);
  }
  return places;
}

const folderIn = (language: string) => speaking(language, () => [...pagesOfFolder]);

/** Services have a folder of their own. */
const isBeside = ({ kind }: { kind: string }) => kind === 'page' || kind === 'legal';

/** The parts of its path, as far as they can be addresses. */
function namesOf({ oldPath, slug, code }: WordPressText): string[] {
  // Its language has a folder of its own here.
  const inFolder = code ? oldPath.replace(new RegExp(`^/${code}(?=/|$)`), '') : oldPath;
  const path = inFolder.replace(/\?.*$/s, '').replace(/\.(?:html?|php)\/?$/i, '');
  const names = (path.replaceAll('/', '') === '' && oldPath !== '/' ? slug : path).split('/');
  return names.filter((name) => name !== '').map((name) => toSlug(decoded(name)));
}

/** Its last name; with those before it where that is taken; then with a number. */
function freeSlug(
  kind: string,
  names: readonly string[],
  page: WordPressText,
  taken: ReadonlySet<string>,
): string {
  const isFree = (slug: string) => isPageSlug(kind, slug) && !taken.has(slug);
  const plain =
    names.at(-1) || toSlug(decoded(page.slug)) || toSlug(page.title) || `page-${page.id}`;
  const whole = names.map((_, nth) => toSlug(names.slice(-nth - 1).join('-')));
  const found = [plain, ...whole].find(isFree);
  if (found !== undefined) return found;
  let number = 2;
  while (!isFree(`${plain}-${number}`)) number += 1;
  return `${plain}-${number}`;
}
