import { useQuery } from '@tanstack/react-query';
import { publishedArticles, readingMinutes } from '#admin/queries/articles.ts';
import { visibleSections } from '#domain/pages/overlay.ts';
import type { MergedPage } from '#domain/pages/page.ts';
import { pathIn } from '#languages/addresses.ts';
import { chosenArticles } from '#sections/articles/chosen-articles.ts';
import type { FieldsOf } from '#sections/kinds.ts';

type Choice = Pick<FieldsOf<'articles'>, 'show' | 'chosen' | 'tag'>;

/** What a new section has before anything is chosen. */
const UNCHOSEN: Choice = { show: 'chosen', chosen: [], tag: '' };

/** Finds the articles of the sections of a page; none while they are fetched. */
export function useFrameArticles(page: MergedPage, language: string) {
  const sections = visibleSections(page).filter(({ kind }) => kind === 'articles');
  const { data: all = [] } = useQuery({
    ...publishedArticles(language),
    enabled: sections.length > 0,
  });
  const shown = sections.flatMap(({ fields }) => chosenArticles(all, { ...UNCHOSEN, ...fields }));
  // Their texts are long: only those that are shown are read.
  const slugs = [...new Set(shown.map(({ ownSlug }) => ownSlug))].sort();
  const { data: minutes } = useQuery(readingMinutes(language, slugs));
  return (fields: Choice) =>
    chosenArticles(all, fields).map(({ slug, ownSlug, title, summary, tags }) => ({
      ...{ slug, title, summary, tags, path: pathIn(language, `/blog/${ownSlug}`) },
      minutes: minutes?.get(ownSlug) ?? 1,
    }));
}
