import { shownSite } from '#build/content/shown-site.ts';
import { listOfferedTeasers } from '#build/content/site-content.ts';
import type { FieldsOf } from '../kinds.ts';
import { chosenArticles } from './chosen-articles.ts';

export async function prepareArticles(fields: FieldsOf<'articles'>) {
  const { words } = await shownSite();
  return { articles: chosenArticles(await listOfferedTeasers(), fields), words };
}
