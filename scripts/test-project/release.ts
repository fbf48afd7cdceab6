import type { TablesUpdate } from '#supabase/database.types.ts';
import { type Client, done, rowOf, rowsOf } from './rows.ts';

/** @param at when it is to be live, as ISO text; at the next release without it. */
export async function publish(
  client: Client,
  { id, version }: { id: string; version: number },
  at?: string,
): Promise<void> {
  const when = at ? { publish_at: at } : {};
  await done(client.rpc('publish_document', { kind: 'post', id, version, ...when }));
}

/** Requests a release and waits for it. @throws Error when it fails. */
export async function release(client: Client, interval?: number): Promise<{ message: string }> {
  const { data: asked, error } = await client.rpc('request_release');
  if (error) throw error;
  return whenReleased(client, asked.id, interval);
}

/**
 * Waits for a release.
 *
 * @param interval milliseconds between two looks.
 * @throws Error when it fails.
 */
export async function whenReleased(
  client: Client,
  id: number,
  interval = 25,
): Promise<{ message: string }> {
  for (;;) {
    const { data } = await client.from('releases').select('*').eq('id', id).single();
    if (data?.status === 'live') return data;
    if (data?.status === 'failed') throw new Error(`The release failed: ${data.message}`);
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}

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
  await done(client.rpc('publish_document', { kind: 'page', id: page_id, version }));
}

/** @param items null for the menu of the folder. */
export async function changeMenu(
  client: Client,
  items: { label: string; href: string }[] | null,
): Promise<void> {
  const { version } = await rowOf(client.from('site_menu').select('version'));
  await done(client.from('site_menu').update({ items, version }).eq('id', true));
}
