import { shownSite } from '#build/content/shown-site.ts';
import { listArticles, listOffered, listOfferedTeasers } from '#build/content/site-content.ts';
import { within } from '#build/language.ts';
import { currentLanguage } from '#business/language.ts';
import type { FieldsOf } from '../kinds.ts';
import { chosenArticles } from './chosen-articles.ts';

export async function prepareArticles(fields: FieldsOf<'articles'>) {
  const { words } = await shownSite();
  const all = currentLanguage() === '' ? await listOfferedTeasers() : await namedByOriginals();
  return { articles: chosenArticles(all, fields), words };
}

/** Pages name the articles that they show by their address in the main language. */
async function namedByOriginals() {
  const [offered, teasers, originals] = await Promise.all([
    listOffered(),
    listOfferedTeasers(),
    within('', listArticles),
  ]);
  const slugs = new Map(originals.map(({ id, slug }) => [id, slug]));
  return teasers.map((teaser, nth) => ({
    ...teaser,
    slug: slugs.get(offered[nth]?.translationOf ?? '') ?? teaser.slug,
  }));
}
