import { speaking } from '#business/language.ts';
import { pages } from '#business/pages.ts';
import { staff } from '#languages/staff.ts';
import type { FolderPage } from './page.ts';

/** All that the folder has in a language. @param language its code, '' for the main one. */
export function folderPages(language = ''): readonly FolderPage[] {
  return speaking(language, () => pages.slice());
}

/** What the folder has of a page; null for one of staff's own, and one that it has not in this language. */
export function folderPage(kind: string, key: string, language = ''): FolderPage | null {
  return folderPages(language).find((page) => page.kind === kind && page.key === key) ?? null;
}

/** What staff call a page: one of the folder may have no title of its own. */
export function pageTitle({ kind, key, title, language }: Named): string {
  return title || folderPage(kind, key, language)?.title || staff.screens.untitled;
}

interface Named {
  kind: string;
  key: string;
  title: string | null;
  language?: string;
}

/** What a page of staff's own begins from. */
export const EMPTY_PAGE = { slug: '', title: '', description: '', keywords: [], sections: [] };
