import type { TablesUpdate } from '#supabase/database.types.ts';
import { type Client, done, rowOf, rowsOf } from './rows.ts';

/** Saves what is changed of a page of the folder, and approves it. */
export async function changeFolderPage(
  client: Client,
  kind: 'home' | 'service',
  key: string,
  changed: TablesUpdate<'pages'>,
): Promise<void> {
  const rows = client
    .from('pages')
    .select('id, version')
    .eq('kind', kind)
    .eq('key', key)
    .eq('language', '');
  const [row] = await rowsOf(rows);
  const saved = row
    ? client
        .from('pages')
        .update({ ...changed, version: row.version })
        .eq('id', row.id)
    : client.from('pages').insert({ ...changed, kind, key, of_folder: true });
  await publishPage(client, (await rowOf(saved.select('id'))).id);
}

export async function publishPage(client: Client, page_id: string): Promise<void> {
  const { version } = await rowOf(client.from('pages').select('version').eq('id', page_id));
  await done(client.rpc('publish_page', { page_id, version }));
}

/** @param items null for the menu of the folder. */
export async function changeMenu(
  client: Client,
  items: { label: string; href: string }[] | null,
): Promise<void> {
  const { version } = await rowOf(client.from('site_menu').select('version'));
  await done(client.from('site_menu').update({ items, version }).eq('id', true));
}
