import { currentLanguage, pathHere } from '#business/language.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { type PageText, pageTexts } from '#sections/page-texts.ts';
import { sectionName } from '#sections/section-names.ts';
import { anchorLinks, anchorsOf, brokenAnchors, type Linking } from './anchors.ts';

/** What the code of the site itself leads to. */
const ofTheSite = (): Linking => ({
  from: staff.pages.pageOfEveryGallery,
  to: '',
  text: pathHere('/#work'),
});

const hasLinks = ({ type }: PageText) => type === 'link' || type === 'markdown';

/** The links of pages, for others; of the language that is spoken. */
function linksOf(pages: readonly MergedPage[]): Linking[] {
  return pages.flatMap((page) =>
    pageTexts(page)
      .filter(hasLinks)
      .map(({ where, text }) => ({
        ...{
          from: staff.pages.placeOf(page.title, where),
          to: STAFF.page(page.key, currentLanguage()),
          text,
        },
      })),
  );
}

/**
 * Links that lead to no section, in either direction.
 *
 * @param others as visitors have them.
 * @param elsewhere what is no page of sections: the menu, articles and galleries.
 */
export function linkProblems(
  page: MergedPage,
  others: readonly MergedPage[],
  elsewhere: readonly Linking[],
): PageProblem[] {
  const path = pathOf(page);
  const incoming = brokenAnchors(page, path, [ofTheSite(), ...elsewhere, ...linksOf(others)]);
  const byPath = new Map([page, ...others].map((one) => [pathOf(one), one]));
  const outgoing = pageTexts(page)
    .filter(hasLinks)
    .flatMap(({ key, at, where, text }) =>
      anchorLinks(text, path).flatMap((link): PageProblem[] => {
        const target = byPath.get(link.path);
        if (!target || anchorsOf(target).has(link.anchor)) return [];
        const named = nameOf(target, link.anchor);
        return [{ level: 'caution', key, at, text: staff.pages.linkLeadsTo(where, named) }];
      }),
    );
  return [
    ...incoming.map(({ anchor, from, to }): PageProblem => {
      const hidden = page.sections.find(({ key }) => key === anchor)?.key ?? null;
      const text = staff.pages.menuLeadsTo(from, nameOf(page, anchor));
      return { level: 'caution', key: hidden, at: null, ...(to && { to }), text };
    }),
    ...outgoing,
  ];
}

/** The links of a page to other places of the site, by their paths. @param own where the page itself is, or will be. */
export function pathLinks(page: MergedPage, own: string) {
  return pageTexts(page)
    .filter(hasLinks)
    .flatMap(({ text, ...place }) =>
      [...text.matchAll(/(?:^|\]\(<?)(\/[^\s()<>"'#?]*)/g)].map(([, path = '']) => ({
        ...place,
        path,
      })),
    )
    .filter(({ path }) => path !== own);
}

/** What a broken anchor was meant for. */
function nameOf(page: MergedPage, anchor: string): string {
  const section = page.sections.find(({ key }) => key === anchor);
  if (!section) return staff.pages.isNotOn(anchor, page.title);
  const why = section.isHidden ? staff.pages.isHidden : staff.pages.isNoTarget;
  return staff.pages.which(sectionName(section, page.sections), anchor, why);
}
