import { backend } from '#data/client.ts';
import { fetchPublication, type Publication } from '#data/documents/documents.ts';
import { type CamelCasedView, camelCased, unwrap, unwrapRow } from '#data/unwrap.ts';
import type { Enums, Tables } from '#supabase/database.types.ts';

/** A working copy: a page of staff's own, or what they changed of a page of the folder. */
export type PageRow = Tables<'pages'>;
export type PageKind = Enums<'page_kind'>;

export type PageState = CamelCasedView<
  Omit<Tables<'page_states'>, 'page_id'>,
  | 'slug'
  | 'title'
  | 'noindex'
  | 'names'
  | 'updatedBy'
  | 'deletedAt'
  | 'publishedSlug'
  | 'publishedTitle'
  | 'publishedHidden'
  | 'publishedVersion'
  | 'publishedAt'
  | 'changeAt'
> & { id: string };

export interface OpenPage extends Publication<'page'> {
  page: PageRow;
}

/** Pages that have a row, by key, the main language first; those of the folder without one are as the site came. */
export async function fetchPageStates(isBinned = false): Promise<PageState[]> {
  const rows = backend()
    .from('page_states')
    .select('*')
    .order('key')
    .order('kind')
    .order('language');
  const data = await unwrap(
    isBinned ? rows.not('deleted_at', 'is', null) : rows.is('deleted_at', null),
  );
  return data.map((row) => ({ ...camelCased(row), id: row.page_id }) as PageState);
}

/** What staff changed of all pages of the folder, in every language. */
export async function fetchFolderRows(): Promise<PageRow[]> {
  return await unwrap(backend().from('pages').select('*').eq('of_folder', true));
}

/** Every page outside the bin that has a row, with its sections and in all languages. */
export async function fetchPageRows(): Promise<PageRow[]> {
  return await unwrap(backend().from('pages').select('*').is('deleted_at', null).order('key'));
}

/** @throws DataError 'not-found' */
export async function fetchPage(id: string): Promise<OpenPage> {
  return await withPublication(
    await unwrapRow(backend().from('pages').select('*').eq('id', id).maybeSingle(), 'not-found'),
  );
}

/** The row of a page; null while nobody has changed one of the folder. @param language its code; '' for the main one. */
export async function fetchPageRow(
  kind: PageKind,
  key: string,
  language: string,
): Promise<OpenPage | null> {
  const rows = backend().from('pages').select('*').eq('kind', kind).eq('key', key);
  const page = await unwrap(rows.eq('language', language).maybeSingle());
  return page && (await withPublication(page));
}

async function withPublication(page: PageRow): Promise<OpenPage> {
  return { page, ...(await fetchPublication('page', page.id)) };
}
