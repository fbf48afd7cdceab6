import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

export const pageChanges: Record<string, Change> = {
  'a page of staff’s own': async (client, random) => {
    const row = client.from('pages').insert({
      ...{ kind: 'page', title: `Proof ${random.below(9999)}` },
      content: { order: [{ key: 'intro', kind: 'head' }] },
    });
    await publish(client, (await rowOf(row.select('id'))).id);
  },
  'a page taken off, or put on': async (client, random) => {
    const id = await anyPage(client, random);
    if (!id) return;
    const live = client.from('published_pages').select('page_id').eq('page_id', id);
    const isLive = (await rowsOf(live)).length > 0;
    if (isLive) await done(client.rpc('unpublish_page', { page_id: id }));
    else await publish(client, id);
  },
};

export const menuChanges: Record<string, Change> = {
  'another menu, or that of the folder': async (client, random) => {
    const { version } = await rowOf(client.from('site_menu').select('version'));
    const items = random.below(2) === 0 ? null : [{ label: 'Notes', href: '/blog' }];
    await done(client.from('site_menu').update({ items, version }).eq('id', true));
  },
};

async function anyPage(client: Client, random: Random): Promise<string | null> {
  const pages = await rowsOf(client.from('pages').select('id').eq('of_folder', false).order('id'));
  return pages.length > 0 ? random.pick(pages).id : null;
}

async function publish(client: Client, page_id: string): Promise<void> {
  const { version } = await rowOf(client.from('pages').select('version').eq('id', page_id));
  await done(client.rpc('publish_page', { page_id, version }));
}
