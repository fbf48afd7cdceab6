import { shownSite } from '#build/content/shown-site.ts';
import { type ArticleTeaser, listTeasers } from '#build/content/site-content.ts';
import { toSlug } from '#domain/text/slugs.ts';
import type { FieldsOf } from '../kinds.ts';

/** Of the latest. */
const MOST = 3;

export async function prepareArticles(fields: FieldsOf<'articles'>) {
  const { words } = await shownSite();
  return { articles: shownArticles(await listTeasers(), fields), words };
}

function shownArticles(
  all: readonly ArticleTeaser[],
  { show, chosen, tag }: FieldsOf<'articles'>,
): readonly ArticleTeaser[] {
  if (show === 'chosen') {
    return chosen.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  }
  const isShown = ({ tags }: { tags: readonly string[] }) =>
    show === 'latest' || tags.some((one) => toSlug(one) === toSlug(tag));
  return all.filter(isShown).slice(0, MOST);
}
