import { pages } from '#business/pages.ts';
import { staff } from '#languages/staff.ts';
import type { FolderPage } from './page.ts';

/** What the folder has of a page; null for one of staff's own. */
export function folderPage(kind: string, key: string): FolderPage | null {
  return pages.find((page) => page.kind === kind && page.key === key) ?? null;
}

/** What staff call a page: one of the folder may have no title of its own. */
export function pageTitle({ kind, key, title }: Named): string {
  return title || folderPage(kind, key)?.title || staff.screens.untitled;
}

interface Named {
  kind: string;
  key: string;
  title: string | null;
}

/** The title of something that changed: the log names a page of the folder by its key. */
export function changeTitle(entity: string, title: string): string {
  const folder = entity === 'page' && pages.find(({ key }) => key === title);
  return folder ? folder.title : title;
}
