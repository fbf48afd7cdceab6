import type { PageName } from '#admin/queries/pages.ts';
import type { PageState } from '#data/pages/pages.ts';
import { folderPages, pageTitle } from '#domain/pages/folder-page.ts';
import type { FolderPage } from '#domain/pages/page.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';

/** A page of the list: of the folder, of staff, or of the folder with what staff changed. */
export interface ListedPage extends PageName {
  title: string;
  /** Its address for visitors. */
  path: string;
  folder: FolderPage | null;
  /** Null while it is as the site came. */
  row: PageState | null;
}

/** The folder's pages of a language in their order, then those of staff. @param language its code; '' is the main one. */
export function listedPages(rows: readonly PageState[], language = ''): ListedPage[] {
  const own = rows.filter((row) => row.language === language);
  const rowOf = ({ kind, key }: FolderPage) =>
    own.find((row) => row.ofFolder && row.kind === kind && row.key === key) ?? null;
  return [
    ...folderPages(language).map((folder) =>
      listed({ ...folder, language }, folder, rowOf(folder)),
    ),
    ...ownPages(own),
  ];
}

/** The pages of staff's own. */
export function ownPages(rows: readonly PageState[]): ListedPage[] {
  return rows.filter(({ ofFolder }) => !ofFolder).map((row) => listed(row, null, row));
}

function listed(
  { key, kind, language }: PageName,
  folder: FolderPage | null,
  row: PageState | null,
): ListedPage {
  const title = pageTitle({ kind, key, language, title: row?.title ?? null });
  const slug = row?.slug ?? folder?.slug ?? '';
  const path = pathOfPage(language, { kind, slug });
  return { key, kind, language, title, path, folder, row };
}
