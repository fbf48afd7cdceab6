import { listTeasers } from '#build/content/site-content.ts';
import { toSlug } from '#domain/text/slugs.ts';
import type { FieldsOf } from '../kinds.ts';

/** Of the latest. */
const MOST = 3;

export async function prepareArticles({ show, chosen, tag }: FieldsOf<'articles'>) {
  const all = await listTeasers();
  if (show === 'chosen') {
    return { articles: chosen.flatMap((slug) => all.find((one) => one.slug === slug) ?? []) };
  }
  const isShown = ({ tags }: { tags: readonly string[] }) =>
    show === 'latest' || tags.some((one) => toSlug(one) === toSlug(tag));
  return { articles: all.filter(isShown).slice(0, MOST) };
}
