import { backend } from '#data/client.ts';
import { SENTENCES } from '#data/documents/documents.ts';
import { saveRow } from '#data/save-row.ts';
import { unwrap } from '#data/unwrap.ts';
import type { TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import type { PageKind, PageRow } from './pages.ts';

/** Null, and what is not in the content, follows the folder. */
export type PageFields = Pick<
  TablesUpdate<'pages'>,
  'slug' | 'title' | 'seo_title' | 'seo_description' | 'noindex' | 'names' | 'content' | 'hidden'
>;

/** A page of staff's own, whose key and, without a slug, address the database makes. */
export async function createPage(
  kind: Extract<PageKind, 'service' | 'page' | 'legal'>,
  fields: PageFields & { title: string; language?: string },
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
  return await unwrap(backend().from('pages').insert(row).select().single(), SENTENCES.page);
}

/** Changes `version`. @throws DataError 'conflict' with the current one when a colleague saved first. */
export async function savePage(id: string, version: number, fields: PageFields): Promise<PageRow> {
  return await saveRow('pages', id, { ...fields, version }, SENTENCES.page);
}
