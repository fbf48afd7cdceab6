import { useSharedChoices } from '#admin/pages/open/use-other-pages.ts';
import { useChoices } from '#admin/queries/choices.ts';
import { MOST_PUBLISHED } from '#data/articles/published-articles.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import { fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { emptyValue } from '#sections/problems.ts';
import { sectionName } from '#sections/section-names.ts';
import { sharedSections } from '#sections/shared/shared-sections.ts';

type Live = {
  readonly [From in 'galleries' | 'articles' | 'pages']?: readonly { slug: string }[] | undefined;
};

/** What a section chooses and the site does not have: taken off it, or at another address since. */
export function chosenProblems(page: MergedPage, live: Live): PageProblem[] {
  return visibleSections(page).flatMap((section) => {
    const { key, kind, fields } = section;
    if (!isKind(kind)) return [];
    const { show, chosen } = fieldsOf(KINDS[kind].schema.shape);
    if (chosen?.type !== 'chosen') return [];
    const known = live[chosen.from];
    if (!known || (show && (fields.show ?? emptyValue(show)) !== 'chosen')) return [];
    const where = `${sectionName(section, page.sections)}, ${staff.sections[chosen.label]}`;
    return ((fields.chosen ?? []) as readonly string[])
      .filter((wanted) => !known.some(({ slug }) => slug === wanted))
      .map((slug): PageProblem => {
        // What is shared is named by keys, which tell staff nothing.
        const text =
          chosen.from === 'pages'
            ? staff.pages.sharedIsGone(where)
            : staff.pages.chosenIsGone(where, slug);
        return { level: 'caution', key, at: `${key}.chosen`, text };
      });
  });
}

/** Pages that show prices or questions of this one, which visitors would see there no more. */
export function followerProblems(page: MergedPage, others: readonly MergedPage[]): PageProblem[] {
  const shown = new Set(sharedSections([page]).map(({ slug }) => slug));
  return others.flatMap((other) =>
    visibleSections(other).flatMap(({ kind, fields }): PageProblem[] => {
      const [wanted = ''] = kind === 'shared' ? ((fields.chosen ?? []) as readonly string[]) : [];
      const [of, key = ''] = wanted.split('/');
      if (of !== page.key || shown.has(wanted)) return [];
      const hidden = page.sections.find((section) => section.key === key);
      const name = hidden ? sectionName(hidden, page.sections) : staff.pages.takenOut;
      const text = staff.pages.isShownOn(other.title, name);
      return [{ level: 'caution', key: hidden?.key ?? null, at: null, text }];
    }),
  );
}

/** Looked up only for pages that choose something; null meanwhile. */
export function useChosenProblems(page: MergedPage, language: string): PageProblem[] | null {
  const isWanted = (from: keyof Live) => chosenProblems(page, { [from]: [] }).length > 0;
  const wantsGalleries = isWanted('galleries');
  const wantsArticles = isWanted('articles');
  const wantsPages = isWanted('pages');
  const pages = useSharedChoices(wantsPages);
  const galleries = useChoices('galleries', language, wantsGalleries);
  const articles = useChoices('articles', language, wantsArticles);
  if ((wantsGalleries && !galleries) || (wantsArticles && !articles)) return null;
  if (wantsPages && !pages) return null;
  // One older than those could be there all the same.
  const isAll = articles && articles.length < MOST_PUBLISHED;
  return chosenProblems(page, { galleries, pages, articles: isAll ? articles : undefined });
}
