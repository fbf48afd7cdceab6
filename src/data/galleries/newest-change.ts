import { backend } from '#data/client.ts';
import { unwrap } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';

export type NewestChange = Pick<Tables<'content_changes'>, 'version' | 'action' | 'at'>;

/** The newest change of something that visitors could see; null for none. */
export function fetchNewestChange(
  entity: 'post' | 'gallery' | 'page',
  id: string,
): Promise<NewestChange | null> {
  return unwrap(
    backend()
      .from('content_changes')
      .select('version, action, at')
      .eq('entity', entity)
      .eq('entity_id', id)
      .order('version', { ascending: false })
      .limit(1)
      .maybeSingle(),
  );
}
