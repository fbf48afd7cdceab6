import { pages } from '#business/pages.ts';
import type { PageKind, PageState } from '#data/pages/pages.ts';
import { pageTitle } from '#domain/pages/folder-page.ts';
import type { FolderPage } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';

/** A page of the list: of the folder, of staff, or of the folder with what staff changed. */
export interface ListedPage {
  key: string;
  kind: PageKind;
  title: string;
  /** Its address for visitors. */
  path: string;
  folder: FolderPage | null;
  /** Null while it is as the site came. */
  row: PageState | null;
}

export const GROUPS: readonly { kind: PageKind; name: string }[] = [
  {
    kind: 'home',
    get name() {
      return staff.pages.home;
    },
  },
  {
    kind: 'service',
    get name() {
      return staff.pages.services;
    },
  },
  {
    kind: 'page',
    get name() {
      return staff.pages.pages2;
    },
  },
  {
    kind: 'legal',
    get name() {
      return staff.pages.legal;
    },
  },
  {
    kind: 'not-found',
    get name() {
      return staff.pages.notFound;
    },
  },
];

/** The folder's pages in their order, then those of staff. */
export function listedPages(rows: readonly PageState[]): ListedPage[] {
  const rowOf = ({ kind, key }: FolderPage) =>
    rows.find((row) => row.ofFolder && row.kind === kind && row.key === key) ?? null;
  return [
    ...pages.map((folder) => listed(folder, folder, rowOf(folder))),
    ...rows.filter(({ ofFolder }) => !ofFolder).map((row) => listed(row, null, row)),
  ];
}

function listed(
  { key, kind }: { key: string; kind: PageKind },
  folder: FolderPage | null,
  row: PageState | null,
): ListedPage {
  const title = pageTitle({ kind, key, title: row?.title ?? null });
  const slug = row?.slug ?? folder?.slug ?? '';
  return { key, kind, title, path: pathOf({ kind, slug }), folder, row };
}
