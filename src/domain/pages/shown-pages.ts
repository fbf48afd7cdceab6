import { pages } from '#business/pages.ts';
import { overlaidPage, ownPage } from './overlay.ts';
import type { MergedPage, PageChanges, PageKind } from './page.ts';
import { pathOf } from './page-path.ts';

/** A row that visitors have: of a page of staff's own, or over one of the folder. */
export interface PublishedPage extends PageChanges {
  /** Its code; '' for the main language. */
  language: string;
  key: string;
  kind: PageKind;
  ofFolder: boolean;
  /** Whether a page of the folder is off the site. */
  hidden: boolean;
}

/**
 * The pages that visitors have in a language: those of the folder in its order, then staff's own. Where both have an
 * address, the folder's page keeps it.
 *
 * @param rows of this language.
 * @param leaveOut is told of each page whose address another one has.
 */
export function shownPages(
  rows: readonly PublishedPage[],
  isKind: (kind: string) => boolean,
  leaveOut: (page: MergedPage) => void = () => {},
): MergedPage[] {
  const ofFolder = pages.flatMap((page) => {
    // A row counts for the folder's page of its key and kind alone.
    const row = rows.find((one) => one.ofFolder && one.key === page.key && one.kind === page.kind);
    return row?.hidden ? [] : [overlaidPage(page, row ?? null, isKind)];
  });
  const byAddress = new Map(ofFolder.map((page) => [pathOf(page), page]));
  for (const row of rows.toSorted((one, other) => one.key.localeCompare(other.key))) {
    const { slug, title } = row;
    if (row.ofFolder || slug === null || title === null) continue;
    const page = ownPage({ ...row, slug, title }, isKind);
    const path = pathOf(page);
    if (byAddress.has(path)) leaveOut(page);
    else byAddress.set(path, page);
  }
  return [...byAddress.values()];
}
