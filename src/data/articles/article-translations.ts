import { backend } from '#data/client.ts';
import { type CamelCased, camelCased, unwrap } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import type { Database } from '#supabase/database.types.ts';
import type { Article } from './articles.ts';

/** A translation of an article, and whether the original has changed since it was brought up to it. */
export type ArticleTranslation = CamelCased<
  Database['public']['Functions']['post_translations']['Returns'][number]
>;

/** Those outside the bin. @param originals ids of articles of the main language. */
export async function fetchTranslations(
  originals: readonly string[],
): Promise<ArticleTranslation[]> {
  const data = await unwrap(backend().rpc('post_translations', { ids: [...originals] }));
  return data.map(camelCased);
}

/** A draft in another language with the original's text to write over. @param language its code. */
export async function translateArticle(id: string, language: string): Promise<Article> {
  return await unwrap(backend().rpc('translate_post', { post_id: id, language }), () => ({
    invalid: staff.translations.menu.thereAlready,
  }));
}

/** Notes that a translation says what this version of its original says. */
export async function noteTranslation(id: string, originalVersion: number): Promise<Article> {
  return await unwrap(
    backend().rpc('record_translation', { post_id: id, original_version: originalVersion }),
  );
}
