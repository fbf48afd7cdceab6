import { changeFolderPage, changeMenu, publishPage } from '#scripts/test-project/release.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { Random } from '../../support/random.ts';
import type { Change } from './change.ts';

export const pageChanges: Record<string, Change> = {
  'a page of staff’s own': async (client, random) => {
    const row = client.from('pages').insert({
      ...{ kind: 'page', title: `Proof ${random.below(9999)}` },
      content: { order: [{ key: 'intro', kind: 'head' }] },
    });
    await publishPage(client, (await rowOf(row.select('id'))).id);
  },
  'a page taken off, or put on': async (client, random) => {
    const id = await anyPage(client, random);
    if (!id) return;
    const live = client.from('published_pages').select('page_id').eq('page_id', id);
    const isLive = (await rowsOf(live)).length > 0;
    if (isLive) await done(client.rpc('unpublish_page', { page_id: id }));
    else await publishPage(client, id);
  },
};

export const folderPageChanges: Record<string, Change> = {
  'a headline of the home page': (client, random) =>
    changeFolderPage(client, 'home', 'home', {
      content: { fields: { hero: { headline: [`PROOF ${random.below(9999)}`] } } },
    }),
  'a section moved, hidden and made anew': (client, random) => {
    const made = { key: 's1', kind: 'questions' };
    const order = random.some([...SECTIONS, made], 4);
    const question = `Proof ${random.below(9999)}?`;
    const items = [{ key: 'a', question, answer: 'Yes.' }];
    return changeFolderPage(client, 'home', 'home', {
      content: {
        ...{ order, known: SECTIONS.map(({ key }) => key), hidden: ['commitment'] },
        fields: { s1: { items } },
      },
    });
  },
  'a page as the site came': (client) =>
    changeFolderPage(client, 'home', 'home', { content: {}, hidden: false }),
};

export const pageRedirectChanges: Record<string, Change> = {
  'a service by another name and address, or hidden': (client, random) =>
    changeFolderPage(client, 'service', random.pick(SERVICES), {
      ...{ title: `Proof ${random.below(9999)}`, slug: `proof-${random.below(9999)}` },
      hidden: random.below(3) === 0,
    }),
};

/** Sections of the home page. */
const SECTIONS = [
  { key: 'hero', kind: 'hero' },
  { key: 'commitment', kind: 'promises' },
  { key: 'work', kind: 'work' },
  { key: 'contact', kind: 'contact' },
];
const SERVICES = ['custom-carpentry', 'office-furniture'];

export const menuChanges: Record<string, Change> = {
  'another menu, or that of the folder': (client, random) =>
    changeMenu(client, random.below(2) === 0 ? null : [{ label: 'Notes', href: '/blog' }]),
};

async function anyPage(client: Client, random: Random): Promise<string | null> {
  const pages = await rowsOf(client.from('pages').select('id').eq('of_folder', false).order('id'));
  return pages.length > 0 ? random.pick(pages).id : null;
}
