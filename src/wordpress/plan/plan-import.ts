import { completePictures } from '#wordpress/complete-pictures.ts';
import { counted, Losses } from '#wordpress/losses.ts';
import { readExport, type WordPressExport } from '#wordpress/read-export.ts';
import type { WordPressText } from '#wordpress/read-text.ts';
import { languageHere, type SiteLanguages } from '#wordpress/site-languages.ts';
import { nameOf, oldPathOf, placeArticles } from './article-places.ts';
import { type ConvertedTexts, convertTexts } from './convert-texts.ts';
import { type PageHere, placePages } from './page-places.ts';
import { type PlannedPicture, planPictures } from './planned-pictures.ts';
import type { PlannedArticle, PlannedPage } from './planned-texts.ts';

/** What will come of an export, without the texts. */
export interface ImportPlan {
  pictures: PlannedPicture[];
  articles: PlannedArticle[];
  pages: PlannedPage[];
  /** A sentence each, besides what is lost in texts. */
  lost: string[];
  system: WordPressExport['system'];
  hosts: ReadonlySet<string>;
}

export interface PlannedImport {
  plan: ImportPlan;
  /**
   * Writes the texts as they will stand here.
   *
   * @param libraryIds of pictures by their stable ids: those that are here. @param known ids of texts that are.
   */
  convert(libraryIds: ReadonlyMap<string, string>, known: ReadonlySet<string>): ConvertedTexts;
}

const STATES = new Set(['publish', 'future', 'draft', 'pending', 'private']);

/**
 * Reads an export and says what will come of it, in linear time for any text.
 *
 * @param files the parts of one export. @param languages of the site, if not those of its folder.
 * @returns null for files that are no export.
 */
export async function planImport(
  files: readonly string[],
  pagesHere: readonly PageHere[],
  languages?: SiteLanguages,
): Promise<PlannedImport | null> {
  const found = readExport(...files);
  if (!found) return null;
  const losses = new Losses();
  for (const fault of found.faults) losses.say(fault);
  completePictures(found);
  const pictures = await planPictures(found.pictures, losses.say);
  for (const other of found.others) losses.say(notTaken(other));
  const languageOf = languageHere(found, losses, languages);
  const language = (text: WordPressText) => languageOf(text) ?? '';
  const taken = (all: readonly WordPressText[], what: string) => {
    const kept = all.filter(({ status }) => STATES.has(status));
    const binned = all.length - kept.length;
    if (binned > 0) losses.say(`${counted(binned, what)} from the bin of WordPress.`);
    // Originals come before what translates them.
    return kept
      .filter((text) => languageOf(text) !== null)
      .sort((one, other) => Number(language(one) !== '') - Number(language(other) !== ''));
  };
  const articles = await placeArticles(taken(found.posts, 'article'), language);
  const pagePlaces = await placePages(taken(found.pages, 'page'), pagesHere, language);
  const pages = new Map(
    [...pagePlaces].map(([page, place]) => [page, { ...place, name: nameOf(page), oldPath: null }]),
  );
  for (const [text, planned] of [...articles, ...pages]) {
    planned.oldPath = oldPathOf(text, planned, losses.say);
  }
  const { system, hosts } = found;
  return {
    plan: {
      ...{ pictures, system, hosts, lost: losses.list() },
      articles: [...articles.values()],
      pages: [...pages.values()],
    },
    convert: (libraryIds, known) =>
      convertTexts({ found, pictures, articles, pages }, libraryIds, known),
  };
}

function notTaken([type, count]: readonly [string, number]): string {
  return type === 'nav_menu_item'
    ? `The menu of the old site (${count} entries): its pages are drafts. Once they are live, put them into the menu at Pages → Menu.`
    : `${count} × “${type}” of WordPress: there is no such thing here.`;
}
