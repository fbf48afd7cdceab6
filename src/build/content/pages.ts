import { otherLanguages } from '#build/language.ts';
import { currentLanguage, pathHere } from '#business/language.ts';
import { pages } from '#business/pages.ts';
import type { FolderPage } from '#business/types.ts';
import { type PictureFile, withoutWords } from '#domain/media/media.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage, PictureField } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { shownPages } from '#domain/pages/shown-pages.ts';
import { shownWords } from '#domain/settings/words.ts';
import { asSentence } from '#domain/text/plain-text.ts';
import { reportBrokenRow } from './broken-rows.ts';
import { findMedia, findMediaByFile, listOfferedGalleries } from './site-content.ts';
import { currentSnapshot, perSnapshot } from './snapshot.ts';

// Which kinds of sections there are is for those who show them.
const isKind = () => true;

/**
 * The pages that are made of sections, with what staff published of them: those of the folder in its order,
 * then staff's own. Where both have an address, the folder's page keeps it.
 */
export const listPages = perSnapshot(async (snapshot): Promise<MergedPage[]> => {
  const rows = [...snapshot.entries('pages').values()].filter(
    ({ language }) => language === currentLanguage(),
  );
  const leaveOut = (page: MergedPage) =>
    reportBrokenRow(
      `Page "${page.title}" is left out: another page has the address ${pathOf(page)}.`,
    );
  const shown = shownPages(rows, isKind, leaveOut);
  // There another language of the site begins.
  const taken = otherLanguages.map((code) => `/${code}`);
  if (taken.length === 0) return shown;
  return shown.filter((page) => {
    if (!taken.includes(pathOf(page)) || page.kind === 'home') return true;
    leaveOut(page);
    return false;
  });
});

/** @throws Error for a key that no page has. */
export async function findPage(key: string): Promise<MergedPage> {
  const page = (await listPages()).find((one) => one.key === key);
  if (!page) throw new Error(`There is no page ${key}.`);
  return page;
}

/** The page of the folder that it may have been before staff changed it. */
export function folderPageOf({ key, kind }: Pick<MergedPage, 'key' | 'kind'>): FolderPage | null {
  return pages.find((page) => page.key === key && page.kind === kind) ?? null;
}

/** A picture of the library with what is said of it; null for one of the folder, or one that has gone. */
export async function libraryPicture(
  picture: PictureField,
): Promise<{ media: PictureFile; alt: string; altLang?: string | undefined } | null> {
  if ('file' in picture) return null;
  const media =
    'media' in picture ? await findMedia(picture.media) : await findMediaByFile(picture.library);
  if (!media) return null;
  const file = withoutWords(media);
  if ('alt' in picture && picture.alt !== undefined) return { media: file, alt: picture.alt };
  return { media: file, alt: media.alt, altLang: media.altLang };
}

/** Where all jobs are listed; the part of the first page that shows them while there is no such page. */
export async function findJobList(): Promise<{ name: string; path: string }> {
  const page = (await listPages()).find(({ key }) => key === 'portfolio');
  return page
    ? { name: page.title, path: pathOf(page) }
    : { name: shownWords((await currentSnapshot()).settings.words).work, path: pathHere('/#work') };
}

/** Whether a page has jobs alone below its title, and there are none: it says nothing to whoever searches. */
export async function isEmptyList({ kind, ...page }: MergedPage): Promise<boolean> {
  const [, ...below] = visibleSections(page);
  const isList = kind === 'page' && below.length > 0 && below.every(({ kind }) => kind === 'work');
  return isList && (await listOfferedGalleries()).length === 0;
}

/** The picture that a page begins with, if it is one of the library. */
export async function findPagePicture(page: MergedPage): Promise<PictureFile | null> {
  const picture = visibleSections(page)[0]?.fields.picture as PictureField | undefined;
  return (picture && (await libraryPicture(picture)))?.media ?? null;
}

/** The card of pages without their own: the headline and the picture with which the first page begins. */
export const businessCardContent = perSnapshot(async () => {
  const home = await findPage('home');
  const [opening] = visibleSections(home);
  const { headline, picture } = (opening?.fields ?? {}) as Opening;
  const title = headline?.join(' ') || home.title;
  const shown = picture ?? null;
  const said = shown && 'alt' in shown ? shown.alt : '';
  return { title, picture: shown, alt: said ? `${asSentence(title)} ${said}` : title };
});

/** Fields of an opening picture; another section has none of them. */
interface Opening {
  headline?: readonly string[];
  picture?: PictureField | null;
}
