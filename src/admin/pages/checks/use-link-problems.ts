import { useQuery } from '@tanstack/react-query';
import { linkingTexts, livePages, siteMenu } from '#admin/queries/pages.ts';
import { speaking } from '#business/language.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOfPage } from '#domain/pages/page-path.ts';
import { shownPages } from '#domain/pages/shown-pages.ts';
import { staff } from '#languages/staff.ts';
import { isKind } from '#sections/kinds.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { site } from '#site';
import { linkProblems } from './link-problems.ts';

/** Links that lead to no section of this page, and of this page to none; null while they are fetched. */
export function useLinkProblems(page: MergedPage, language: string): PageProblem[] | null {
  const live = useQuery(livePages);
  const menu = useQuery(siteMenu);
  const texts = useQuery(linkingTexts(pathOfPage(language, page)));
  if (!live.data || !menu.data || !texts.data) return null;
  const rows = live.data.filter((row) => row.language === language);
  const items = (menu.data.items ?? site.navigation).flatMap((item) =>
    'href' in item
      ? [{ from: staff.pages.ofTheMenu(item.label), to: STAFF.menu, text: item.href }]
      : [],
  );
  const { articles, galleries } = texts.data;
  const isOther = ({ key, kind }: MergedPage) => key !== page.key || kind !== page.kind;
  return speaking(language, () =>
    linkProblems(page, shownPages(rows, isKind).filter(isOther), [
      ...items,
      ...articles.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theArticle(title), to: STAFF.article(id), text },
      })),
      ...galleries.map(({ id, title, text }) => ({
        ...{ from: staff.pages.theGallery(title), to: STAFF.gallery(id), text },
      })),
    ]),
  );
}
