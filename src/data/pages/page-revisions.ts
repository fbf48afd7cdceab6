import { backend } from '#data/client.ts';
import { type CamelCased, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';
import type { PageFields } from './page-changes.ts';

export type PageRevision = CamelCased<Omit<Tables<'page_revisions'>, 'content'>>;

const LIMIT = 200;

/** Newest first, without what they hold. */
export async function fetchPageRevisions(pageId: string): Promise<PageRevision[]> {
  const data = await unwrap(
    backend()
      .from('page_revisions')
      .select('id, page_id, reason, created_at, created_by')
      .eq('page_id', pageId)
      .order('created_at', { ascending: false })
      .limit(LIMIT),
  );
  return data.map(camelCased);
}

/** @throws DataError 'not-found' when the page was deleted. */
export async function fetchPageRevision(id: string): Promise<PageFields> {
  const { content } = await unwrapRow(
    backend().from('page_revisions').select('content').eq('id', id).maybeSingle(),
    'not-found',
  );
  // Written by the database alone, as private.keep_revision() has it.
  return content as PageFields;
}
