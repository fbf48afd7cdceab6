import { toSlug } from '#domain/text/slugs.ts';
import type { FieldsOf } from '../kinds.ts';

/** Of the latest. */
const MOST = 3;

/** The articles that a section shows, for builds and for the page in the editor. @param all newest first. */
export function chosenArticles<Article extends { slug: string; tags: readonly string[] }>(
  all: readonly Article[],
  { show, chosen, tag }: Pick<FieldsOf<'articles'>, 'show' | 'chosen' | 'tag'>,
): Article[] {
  if (show === 'chosen') {
    return chosen.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  }
  const isShown = ({ tags }: Article) =>
    show === 'latest' || tags.some((one) => toSlug(one) === toSlug(tag));
  return all.filter(isShown).slice(0, MOST);
}
