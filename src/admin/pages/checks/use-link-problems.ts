import { useQuery } from '@tanstack/react-query';
import { pathOf } from '#admin/pages/folder-pages.ts';
import { linkingTexts, livePages, siteMenu } from '#admin/queries/pages.ts';
import { pages } from '#business/pages.ts';
import { draftOf } from '#data/pages/page-drafts.ts';
import type { LivePage } from '#data/pages/page-links.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { overlaidPage, ownPage } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { isKind } from '#sections/kinds.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { site } from '#site';
import { linkProblems } from './link-problems.ts';

/** Links that lead to no section of this page, and of this page to none; none while they are fetched. */
export function useLinkProblems(page: MergedPage): PageProblem[] {
  const live = useQuery(livePages);
  const menu = useQuery(siteMenu);
  const texts = useQuery(linkingTexts(pathOf(page)));
  if (!live.data || !menu.data || !texts.data) return [];
  const items = (menu.data.items ?? site.navigation).flatMap((item) =>
    'href' in item
      ? [{ from: `“${item.label}” of the menu`, to: STAFF.menu, text: item.href }]
      : [],
  );
  const { articles, galleries } = texts.data;
  return linkProblems(
    page,
    shownPages(live.data).filter(({ key, kind }) => key !== page.key || kind !== page.kind),
    [
      ...items,
      ...articles.map(({ id, title, text }) => ({
        ...{ from: `The article “${title}”`, to: STAFF.article(id), text },
      })),
      ...galleries.map(({ id, title, text }) => ({
        ...{ from: `The gallery “${title}”`, to: STAFF.gallery(id), text },
      })),
    ],
  );
}

/** The pages as visitors have them. */
function shownPages(rows: readonly LivePage[]): MergedPage[] {
  const ofFolder = pages.flatMap((page) => {
    const row = rows.find((one) => one.of_folder && one.key === page.key && one.kind === page.kind);
    return row?.hidden ? [] : [overlaidPage(page, row ? draftOf(row) : null, isKind)];
  });
  const own = rows.flatMap((row) => {
    const { of_folder, key, kind, slug, title } = row;
    if (of_folder || slug === null || title === null) return [];
    return [ownPage({ ...draftOf(row), key, kind, slug, title }, isKind)];
  });
  return [...ofFolder, ...own];
}
