import { useQuery } from '@tanstack/react-query';
import { type ListedPage, listedPages } from '#admin/pages/folder-pages.ts';
import { type PageName, pageRows } from '#admin/queries/pages.ts';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import { notedOriginal } from '#data/pages/page-translations.ts';
import type { PageRow, PageState } from '#data/pages/pages.ts';
import { folderPage } from '#domain/pages/folder-page.ts';
import { type Original, originalOf } from '#domain/pages/original.ts';

/** A page in another language, and whether its original has changed since it was brought up to it. */
export interface PageTranslation {
  page: ListedPage;
  isBehind: boolean;
}

export const isSamePage = (one: PageName, other: PageName) =>
  one.kind === other.kind && one.key === other.key;

/** What a page of another language is made from; null where it is in that language alone. */
function originalAmong(page: PageName, rows: readonly PageRow[]): Original | null {
  const rowIn = (language: string) =>
    rows.find((row) => isSamePage(row, page) && row.language === language);
  const [main, own] = [rowIn(''), rowIn(page.language)];
  return originalOf({
    folder: folderPage(page.kind, page.key),
    draft: main ? draftOf(main) : null,
    noted: own ? notedOriginal(own) : null,
  });
}

/** Each page in its other languages, and those that no page of the main language has. In a site of one language nobody asks. */
export function useTranslations(states: readonly PageState[]) {
  const others = otherLanguages();
  const { data: rows = [] } = useQuery({ ...pageRows, enabled: others.length > 0 });
  const all = others.flatMap((language) => listedPages(states, language));
  const isBehind = (page: ListedPage) => originalAmong(page, rows)?.isBehind ?? false;
  return {
    isBehind,
    of: (page: ListedPage): PageTranslation[] =>
      all
        .filter((one) => isSamePage(one, page))
        .map((one) => ({ page: one, isBehind: isBehind(one) })),
    without: (pages: readonly ListedPage[]): ListedPage[] =>
      all.filter((one) => !pages.some((page) => isSamePage(one, page))),
  };
}

export type Translations = ReturnType<typeof useTranslations>;
