import { listTeasers } from '#build/content/site-content.ts';
import type { FieldsOf } from '../kinds.ts';
import { chosenArticles } from './chosen-articles.ts';

export async function prepareArticles(fields: FieldsOf<'articles'>) {
  return { articles: chosenArticles(await listTeasers(), fields) };
}
