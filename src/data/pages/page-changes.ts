import { backend } from '#data/client.ts';
import { unwrap, unwrapRow } from '#data/unwrap.ts';
import type { TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import { type PageKind, type PageRow, pageSentences } from './pages.ts';

/** Null, and what is not in the content, follows the folder. */
export type PageFields = Pick<
  TablesUpdate<'pages'>,
  'slug' | 'title' | 'seo_title' | 'seo_description' | 'noindex' | 'names' | 'content' | 'hidden'
>;

/** A page of staff's own, whose key and, without a slug, address the database makes. */
export async function createPage(
  kind: Extract<PageKind, 'service' | 'page' | 'legal'>,
  fields: PageFields & { title: string },
): Promise<PageRow> {
  return await insert({ ...fields, kind });
}

/** The first change of a page of the folder. @throws DataError 'already-there' when a colleague has begun meanwhile. */
export async function startFolderPage(
  { kind, key, language }: Pick<PageRow, 'kind' | 'key' | 'language'>,
  fields: PageFields,
): Promise<PageRow> {
  return await insert({ ...fields, kind, key, language, of_folder: true });
}

async function insert(row: TablesInsert<'pages'>): Promise<PageRow> {
  return await unwrap(backend().from('pages').insert(row).select().single(), pageSentences);
}

/** Changes `version`. @throws DataError 'conflict' with the current one when a colleague saved first. */
export async function savePage(id: string, version: number, fields: PageFields): Promise<PageRow> {
  return await unwrapRow(
    backend()
      .from('pages')
      .update({ ...fields, version })
      .eq('id', id)
      .select()
      .maybeSingle(),
    'denied',
    pageSentences,
  );
}

/** @param at when visitors get it; now when missing. @throws DataError 'conflict' */
export async function publishPage(page_id: string, version: number, at?: Date): Promise<void> {
  const publish_at = at && { publish_at: at.toISOString() };
  await unwrap(backend().rpc('publish_page', { page_id, version, ...publish_at }), pageSentences);
}

/** Takes a page off the site and the schedule; one of the folder is as the site came. */
export async function unpublishPage(page_id: string): Promise<PageRow> {
  return await unwrap(backend().rpc('unpublish_page', { page_id }));
}

/** Takes a page, or the next state of a live one, off the schedule. */
export async function unschedulePage(page_id: string): Promise<PageRow> {
  return await unwrap(backend().rpc('unpublish_page', { page_id, keeps_live: true }));
}

/** Resets the working copy. @returns the revision of what was discarded. @throws DataError 'conflict' */
export async function discardPageChanges(page_id: string, version: number): Promise<string> {
  return await unwrap(backend().rpc('discard_page_changes', { page_id, version }), pageSentences);
}

/** To the bin, which takes it off the site, or back. Not of pages of the folder. */
export async function binPage(id: string, isBinned: boolean): Promise<void> {
  const deleted_at = isBinned ? new Date().toISOString() : null;
  await unwrapRow(
    backend().from('pages').update({ deleted_at }).eq('id', id).select('id').maybeSingle(),
    'denied',
    pageSentences,
  );
}

/** Deletes a page of the bin. */
export async function deletePage(id: string): Promise<void> {
  await unwrapRow(
    backend().from('pages').delete().eq('id', id).select('id').maybeSingle(),
    'denied',
    pageSentences,
  );
}
