import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { describeUses, type MediaUse, type UsageRow } from '#domain/media/media-uses.ts';

/** By title. */
export async function fetchMediaUses(mediaId: string): Promise<MediaUse[]> {
  const rows: UsageRow[] = await unwrap(
    backend().from('media_usage').select('kind, entity_id, field').eq('media_id', mediaId),
  );
  const titles = await Promise.all([
    titlesOf('post', rows, (ids) =>
      backend().from('posts').select('id, title, deleted_at').in('id', ids),
    ),
    titlesOf('gallery', rows, (ids) =>
      backend().from('galleries').select('id, title, deleted_at').in('id', ids),
    ),
    titlesOf('page', rows, (ids) =>
      backend().from('pages').select('id, title, key, kind, language, deleted_at').in('id', ids),
    ),
  ]);
  return describeUses(rows, new Map(titles.flat()));
}

interface Titled {
  id: string;
  title: string | null;
  /** Of pages. */
  key?: string;
  kind?: string;
  language?: string;
  deleted_at: string | null;
}

async function titlesOf(
  entity: string,
  rows: readonly UsageRow[],
  read: (ids: string[]) => PromiseLike<PostgrestSingleResponse<Titled[]>>,
) {
  const ids = rows.filter(({ kind }) => kind.endsWith(entity)).map(({ entity_id }) => entity_id);
  if (ids.length === 0) return [];
  const data = await unwrap(read([...new Set(ids)]));
  // The folder's titles come with all words of its pages, which few pictures need.
  const folder = entity === 'page' ? await import('#domain/pages/folder-page.ts') : null;
  return data.map(({ id, title, key, kind, language = '', deleted_at }) => {
    const name =
      key && kind && folder ? folder.pageTitle({ kind, key, title, language }) : (title ?? '');
    return [id, { title: name, isBinned: deleted_at !== null }] as const;
  });
}
