import { currentLanguage, pathHere } from '#business/language.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathOf } from '#domain/pages/page-path.ts';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { type PageText, pageTexts } from '#sections/page-texts.ts';
import { sectionName } from '#sections/section-names.ts';

/** A link of the site, or a text with links in it. */
export interface Linking {
  /** What has it, as in `The menu’s “WORK”`. */
  from: string;
  /** The screen where it is written. */
  to: string;
  /** An address, or Markdown. */
  text: string;
}

/** A section that something leads to, and that the page does not show. */
export interface BrokenAnchor {
  anchor: string;
  from: string;
  to: string;
}

/** The anchors of a page: each section has its key, but for the head. */
export function anchorsOf(page: Pick<MergedPage, 'sections'>): Set<string> {
  return new Set(visibleSections(page).flatMap(({ key, kind }) => (kind === 'head' ? [] : [key])));
}

/** The addresses with an anchor that a text leads to; `path` is that of the page it stands on. */
export function anchorLinks(text: string, path: string): { path: string; anchor: string }[] {
  const found = text.matchAll(/(?:^|\]\(<?|href=["']?)(\/[^\s()<>"'#?]*)?#([\w-]+)/g);
  return [...found].map(([, to = path, anchor = '']) => ({ path: to, anchor }));
}

/** What leads to an anchor of this page that is not on it. */
export function brokenAnchors(
  page: Pick<MergedPage, 'sections'>,
  path: string,
  all: readonly Linking[],
): BrokenAnchor[] {
  const there = anchorsOf(page);
  return all.flatMap(({ from, to, text }) => {
    const missing = anchorLinks(text, '')
      .filter((link) => link.path === path && !there.has(link.anchor))
      .map(({ anchor }) => anchor);
    return [...new Set(missing)].map((anchor) => ({ anchor, from, to }));
  });
}

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
