import { backend } from '#data/client.ts';
import { type CamelCased, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import type { Tables } from '#supabase/database.types.ts';
import { textOf } from './articles.ts';

export type Revision = CamelCased<
  Pick<
    Tables<'post_revisions'>,
    'id' | 'version' | 'reason' | 'title' | 'created_at' | 'created_by'
  >
>;

const TEXT_COLUMNS =
  'title, summary, body, slug, cover_media_id, author_name, tags, seo_title, seo_description, noindex';

/** All published ones, and more saves than an editor looks at. */
const LIMIT = 300;

export async function fetchRevisions(articleId: string): Promise<Revision[]> {
  const data = await unwrap(
    backend()
      .from('post_revisions')
      .select('id, version, reason, title, created_at, created_by')
      .eq('post_id', articleId)
      .order('version', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(LIMIT),
  );
  return data.map(camelCased);
}

/** @throws DataError 'not-found' when it was cleared away. */
export async function fetchRevisionText(id: string): Promise<ArticleText> {
  const data = await unwrapRow(
    backend().from('post_revisions').select(TEXT_COLUMNS).eq('id', id).maybeSingle(),
    'not-found',
  );
  return textOf(data);
}

/** Null when it was cleared away. */
export async function fetchRevisionAt(
  articleId: string,
  version: number,
): Promise<{ id: string; slug: string; text: ArticleText } | null> {
  const data = await unwrap(
    backend()
      .from('post_revisions')
      .select(`id, ${TEXT_COLUMNS}`)
      .eq('post_id', articleId)
      .eq('version', version)
      .limit(1)
      .maybeSingle(),
  );
  if (!data) return null;
  return { id: data.id, slug: data.slug, text: textOf(data) };
}
