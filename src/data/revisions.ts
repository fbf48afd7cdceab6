import type { ArticleText } from '#domain/article-text.ts';
import type { Enums } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { DataError, toDataError } from './errors.ts';
import { type Post, textOf } from './posts.ts';

/** A saved state of an article, without its text. */
export interface Revision {
  id: string;
  version: number;
  reason: Enums<'revision_reason'>;
  title: string;
  /** ISO 8601. */
  createdAt: string;
  createdBy: string | null;
}

const TEXT_COLUMNS =
  'title, summary, body, slug, cover_media_id, author_name, tags, seo_title, seo_description, noindex';

/** Revisions asked for at most: all that were published, and far more saves than anybody looks at. */
const LIMIT = 300;

/**
 * The saved states of an article, newest first.
 *
 * @throws DataError
 */
export async function fetchRevisions(postId: string): Promise<Revision[]> {
  const { data, error, status } = await backend()
    .from('post_revisions')
    .select('id, version, reason, title, created_at, created_by')
    .eq('post_id', postId)
    .order('version', { ascending: false })
    .order('created_at', { ascending: false })
    .limit(LIMIT);
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    id: row.id,
    version: row.version,
    reason: row.reason,
    title: row.title,
    createdAt: row.created_at,
    createdBy: row.created_by,
  }));
}

/**
 * The text of one revision.
 *
 * @throws DataError 'not-found' when it has been cleared away.
 */
export async function fetchRevisionText(id: string): Promise<ArticleText> {
  const { data, error, status } = await backend()
    .from('post_revisions')
    .select(TEXT_COLUMNS)
    .eq('id', id)
    .maybeSingle();
  if (error) throw toDataError(error, status);
  if (!data) throw new DataError('not-found');
  return textOf(data);
}

/**
 * The revision that holds a version of an article; null when it has been cleared away.
 *
 * @throws DataError
 */
export async function fetchRevisionAt(
  postId: string,
  version: number,
): Promise<{ id: string; text: ArticleText } | null> {
  const { data, error, status } = await backend()
    .from('post_revisions')
    .select(`id, ${TEXT_COLUMNS}`)
    .eq('post_id', postId)
    .eq('version', version)
    .limit(1)
    .maybeSingle();
  if (error) throw toDataError(error, status);
  if (!data) return null;
  return { id: data.id, text: textOf(data) };
}

/**
 * Makes an old text the working copy again, as a new version: nothing is lost, visitors notice
 * nothing until it is published.
 *
 * @param version of the working copy that it takes the place of.
 * @throws DataError 'conflict' when somebody saved in between.
 */
export async function restoreRevision(id: string, version: number): Promise<Post> {
  const { data, error, status } = await backend().rpc('restore_revision', {
    revision_id: id,
    version,
  });
  if (error) throw toDataError(error, status);
  return data;
}
