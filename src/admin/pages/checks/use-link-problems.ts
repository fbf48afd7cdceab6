import { useQuery } from '@tanstack/react-query';
import { linkingTexts, livePages, siteMenu } from '#admin/queries/pages.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { shownPages } from '#domain/pages/shown-pages.ts';
import { staff } from '#languages/staff.ts';
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
      ? [{ from: staff.pages.ofTheMenu(item.label), to: STAFF.menu, text: item.href }]
      : [],
  );
  const { articles, galleries } = texts.data;
  return linkProblems(
    page,
    shownPages(live.data, isKind).filter(({ key, kind }) => key !== page.key || kind !== page.kind),
    [
      ...items,
      ...articles.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theArticle(title), to: STAFF.article(id), text },
      })),
      ...galleries.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theGallery(title), to: STAFF.gallery(id), text },
      })),
    ],
  );
}
