import { listTeasers } from '#build/content/site-content.ts';
import { toSlug } from '#domain/text/slugs.ts';
import type { FieldsOf } from '../kinds.ts';

/** The latest with a tag. */
const MOST = 3;

export async function prepareArticles({ show, chosen, tag }: FieldsOf<'articles'>) {
  const all = await listTeasers();
  const articles =
    show === 'chosen'
      ? chosen.flatMap((slug) => all.find((article) => article.slug === slug) ?? [])
      : all.filter(({ tags }) => tags.some((one) => toSlug(one) === toSlug(tag))).slice(0, MOST);
  return { articles };
}
