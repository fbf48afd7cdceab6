import { createHash } from 'node:crypto';
import type { KindName } from '#build/content/kinds.ts';
import { changeFolderPage, changeMenu, publishPage } from '#scripts/test-project/release.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import type { Tables, TablesUpdate } from '#supabase/database.types.ts';
import type { Random } from '../../support/random.ts';
import { changePost, postChanges } from './article-changes.ts';
import type { Change } from './change.ts';
import { changeGallery, galleryChanges } from './gallery-changes.ts';
import { OWN_CHANGES } from './own.ts';

const pageChanges: Record<string, Change> = {
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
    if (isLive) await done(client.rpc('unpublish_document', { kind: 'page', id }));
    else await publishPage(client, id);
  },
};

const folderPageChanges: Record<string, Change> = {
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

const pageRedirectChanges: Record<string, Change> = {
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

const menuChanges: Record<string, Change> = {
  'another menu, or that of the folder': (client, random) =>
    changeMenu(client, random.below(2) === 0 ? null : [{ label: 'Notes', href: '/blog' }]),
};

async function anyPage(client: Client, random: Random): Promise<string | null> {
  const pages = await rowsOf(client.from('pages').select('id').eq('of_folder', false).order('id'));
  return pages.length > 0 ? random.pick(pages).id : null;
}

const mediaChanges: Record<string, Change> = {
  'a description': (client, random) =>
    changeMedia(client, random, ({ alt }) => ({ alt: `${alt.slice(0, 80)} ${random.below(99)}` })),
  'a focal point': (client, random) =>
    changeMedia(client, random, () => ({
      focal_x: random.below(11) / 10,
      focal_y: random.below(11) / 10,
    })),
  'another file': replaceFile,
};

async function someMedia(client: Client, random: Random): Promise<Tables<'media'>> {
  const used = client.from('media').select('*').not('public_since', 'is', null).order('id');
  return random.pick(await rowsOf(used));
}

async function changeMedia(
  client: Client,
  random: Random,
  change: (media: Tables<'media'>) => TablesUpdate<'media'>,
): Promise<void> {
  const media = await someMedia(client, random);
  await done(client.from('media').update(change(media)).eq('id', media.id));
}

/** Uploads another picture's file under a new name. */
async function replaceFile(client: Client, random: Random): Promise<void> {
  const media = await someMedia(client, random);
  const other = await someMedia(client, random);
  const bucket = client.storage.from(other.bucket);
  const { data: file, error } = await bucket.download(other.path);
  if (error) throw error;
  const content = Buffer.from(await file.arrayBuffer());
  const path = `proof/${random.below(1_000_000)}.jpg`;
  const contentType = other.mime_type;
  await done(client.storage.from(media.bucket).upload(path, content, { contentType }));
  const { width, height, bytes, thumbhash, mime_type } = other;
  const sha256 = createHash('sha256').update(content).update(path).digest('hex');
  const row = { path, width, height, bytes, thumbhash, mime_type, sha256 };
  await done(client.from('media').update(row).eq('id', media.id));
}

const wordChanges: Record<string, Change> = {
  'a customer’s word published': async (client, random) => {
    const galleries = client.from('published_galleries').select('gallery_id').order('gallery_id');
    const { gallery_id } = random.pick(await rowsOf(galleries));
    const { id } = await giveTestimonial(client, random, gallery_id);
    await publish(client, id);
  },
  'a customer’s word kept back': async (client, random) => {
    const { id } = await giveTestimonial(client, random, null);
    const { version } = await stateOf(client, id);
    await done(client.rpc('take_off_testimonial', { id, version, customer_asked: false }));
  },
  'a customer’s word taken off': async (client, random) => {
    const ids = await rowsOf(
      client.from('published_testimonials').select('testimonial_id').order('testimonial_id'),
    );
    if (ids.length === 0) return;
    const { testimonial_id: id } = random.pick(ids);
    const { version } = await stateOf(client, id);
    await done(
      client.rpc('take_off_testimonial', { id, version, customer_asked: random.below(2) === 0 }),
    );
  },
  'points shown, or not': (client, random) =>
    done(client.rpc('set_testimonial_ratings', { asks_ratings: random.below(2) === 0 })),
};

/** As if a customer had written by their link. */
async function giveTestimonial(client: Client, random: Random, gallery_id: string | null) {
  const number = random.below(9999);
  return rowOf(
    client
      .from('testimonials')
      .insert({
        ...{ gallery_id, customer_name: `Customer ${number}`, text: `Proof ${number}.` },
        ...{ shown_name: `C. ${number}`, rating: 1 + random.below(5), known_by: 'A proof.' },
        given_at: new Date().toISOString(),
        expires_at: new Date().toISOString(),
        token_hash: Array.from({ length: 64 }, () => random.below(10)).join(''),
      })
      .select('id'),
  );
}

const stateOf = (client: Client, id: string) =>
  rowOf(client.from('testimonials').select('version').eq('id', id));

async function publish(client: Client, id: string): Promise<void> {
  const { version } = await stateOf(client, id);
  await done(client.rpc('publish_testimonial', { id, version, known_by: 'A proof.' }));
}

const settingsChanges: Record<string, Change> = {
  'another telephone number': (client, random) =>
    changeSettings(client, { phone: `+44 20 7946 0${100 + random.below(900)}` }),
  'other hours, prices and days closed': (client, random) =>
    changeSettings(client, {
      hours: [[{ opens: `0${random.below(10)}:30`, closes: '16:00' }], ...Array(6).fill([])],
      prices: { 'kitchen-carpentry/galley': 20_000 + random.below(9_000) },
      closures: [{ from: '2099-12-24', to: '2100-01-02', reason: `Proof ${random.below(99)}` }],
    }),
  'another foot of every page': (client, random) =>
    changeSettings(client, {
      second: { label: 'Emergencies', number: `+44 20 7946 0${100 + random.below(900)}` },
      socials: [{ label: 'Instagram', href: `https://instagram.com/oak${random.below(99)}` }],
      words: { feed: `Feed ${random.below(99)}`, formSend: `Send ${random.below(99)}` },
      legal: `Registered, ${random.below(99)}`,
    }),
  'another name of the business, and an icon or none': async (client, random) => {
    const { id } = await rowOf(client.from('media').select('id').order('id').limit(1));
    const icon = random.below(2) === 0 ? id : null;
    await changeSettings(client, { name: `Oak ${random.below(99)}`, icon });
  },
  'a logo, or none': async (client, random) => {
    const { id } = await rowOf(client.from('media').select('id').order('id').limit(1));
    await changeSettings(client, {
      logo: random.below(2) === 0 ? { media: id, dark: null } : null,
    });
  },
  'no WhatsApp, or the usual': (client, random) =>
    changeSettings(client, { whatsapp: random.below(2) === 0 ? '' : null }),
};

async function changeSettings(
  client: Client,
  change: TablesUpdate<'business_settings'>,
): Promise<void> {
  const { version } = await rowOf(client.from('business_settings').select('version'));
  const row = client.from('business_settings').update({ ...change, version });
  await done(row.eq('id', true));
}

const postRedirectChanges: Record<string, Change> = {
  'another address': (client, random) =>
    changePost(client, random, ({ slug }) => ({
      slug: `${slug.slice(0, 60)}-${random.below(999)}`,
    })),
};

const galleryRedirectChanges: Record<string, Change> = {
  'the address of a gallery': (client, random) =>
    changeGallery(client, random, { slug: `proof-${random.below(9999)}` }),
};

/** Changes that visitors see, for every kind of content. */
const CHANGES_OF: Record<KindName, Record<string, Change>> = {
  posts: postChanges,
  galleries: galleryChanges,
  pages: { ...pageChanges, ...folderPageChanges },
  menu: menuChanges,
  postRedirects: postRedirectChanges,
  galleryRedirects: galleryRedirectChanges,
  pageRedirects: pageRedirectChanges,
  oldAddresses: {
    'where an old address leads': (client, random) =>
      done(
        client
          .from('old_addresses')
          .upsert({ path: `/old-${random.below(9)}`, leads_to: `/blog#${random.below(999)}` }),
      ),
  },
  settings: settingsChanges,
  testimonials: wordChanges,
  media: mediaChanges,
  ...OWN_CHANGES,
};

export const CHANGES: Record<string, Change> = Object.assign({}, ...Object.values(CHANGES_OF));
