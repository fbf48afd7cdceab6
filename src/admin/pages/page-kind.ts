import type { DocumentKind, Replaced } from '#admin/documents/document-kind.ts';
import {
  binPage,
  discardPageChanges,
  publishPage,
  unpublishPage,
  unschedulePage,
} from '#data/pages/page-changes.ts';
import { bringBackPage, restorePageRevision } from '#data/pages/page-revisions.ts';
import { fetchPage, type PageRow } from '#data/pages/pages.ts';

/** @param revision of the page as it was before. */
async function replaced({ id }: PageRow, revision: string): Promise<Replaced<PageRow>> {
  return {
    stored: (await fetchPage(id)).page,
    undo: async (now) => replaced(now, await bringBackPage(revision, now)),
  };
}

export const pageKind: DocumentKind<PageRow> = {
  entity: 'pages',
  publish: ({ id, version }, at) => publishPage(id, version, at),
  unpublish: unpublishPage,
  unschedule: unschedulePage,
  discard: async (row) => replaced(row, await discardPageChanges(row.id, row.version)),
  restore: async (revision, row) => replaced(row, await restorePageRevision(revision, row.version)),
  bin: binPage,
};
