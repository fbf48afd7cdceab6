import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import { describeUses, type MediaUse, type UsageRow } from '#domain/media/media-uses.ts';

/** By title. */
export async function fetchMediaUses(mediaId: string): Promise<MediaUse[]> {
  const rows: UsageRow[] = await unwrap(
    backend().from('media_usage').select('kind, entity_id, field').eq('media_id', mediaId),
  );
  const [articles, galleries] = await Promise.all([
    titlesOf('posts', rows),
    titlesOf('galleries', rows),
  ]);
  return describeUses(rows, new Map([...articles, ...galleries]));
}

async function titlesOf(table: 'posts' | 'galleries', rows: readonly UsageRow[]) {
  const isGallery = table === 'galleries';
  const ids = rows
    .filter(({ kind }) => kind.endsWith('gallery') === isGallery)
    .map(({ entity_id }) => entity_id);
  if (ids.length === 0) return new Map<string, { title: string; isBinned: boolean }>();
  const data = await unwrap(
    backend()
      .from(table)
      .select('id, title, deleted_at')
      .in('id', [...new Set(ids)]),
  );
  return new Map(
    data.map(({ id, title, deleted_at }) => [id, { title, isBinned: deleted_at !== null }]),
  );
}
