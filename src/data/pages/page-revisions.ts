import { backend } from '#data/client.ts';
import { type CamelCased, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Tables } from '#supabase/database.types.ts';
import type { PageFields } from './page-changes.ts';
import { type PageRow, pageSentences } from './pages.ts';

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
  // Written by the database alone, in the form of private.page_state().
  return content as PageFields;
}

/** Makes a revision, but its address, the working copy. @returns the replaced one's. @throws DataError 'conflict' */
export async function restorePageRevision(revision_id: string, version: number): Promise<string> {
  return await unwrap(
    backend().rpc('restore_page_revision', { revision_id, version }),
    pageSentences,
  );
}

/** Undoes what replaced a state: unlike an old one, it comes back with its address. @returns the replaced one's. */
export async function bringBackPage(
  revision_id: string,
  { id, version }: Pick<PageRow, 'id' | 'version'>,
): Promise<string> {
  const { slug = null } = await fetchPageRevision(revision_id);
  const kept = await restorePageRevision(revision_id, version);
  await unwrap(backend().from('pages').update({ slug }).eq('id', id), pageSentences);
  return kept;
}
