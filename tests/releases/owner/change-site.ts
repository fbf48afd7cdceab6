import sharp from 'sharp';
import type { FolderPage, Site } from '#business/types.ts';
import { rowOf as draftRow } from '#data/pages/page-drafts.ts';
import { DEFAULTS, type PageDraft, withField } from '#domain/pages/draft.ts';
import type { BusinessSettings } from '#domain/settings/business-settings.ts';
import { WORDS } from '#domain/settings/words.ts';
import { signedIn } from '#scripts/test-project/programs.ts';
import { type Client, done, rowOf, rowsOf } from '#scripts/test-project/rows.ts';
import { type Field, type Fields, fieldsOf } from '#sections/fields.ts';
import { isKind, KINDS } from '#sections/kinds.ts';
import type { Json } from '#supabase/database.types.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';
import { requireDone } from '#tooling/project.ts';
import { marked, STAFFS } from './marks.ts';

/** A business as its folder has it. */
interface Folder {
  pages: readonly FolderPage[];
  site: Pick<Site, 'navigation'>;
}

/**
 * Changes all that the owner can: every field of every page, the menu, every setting. Every picture becomes
 * this one.
 *
 * @param owner signed in as an administrator.
 * @param media a picture of the library that no page shows.
 */
async function changeEverything(owner: Client, folder: Folder, media: string) {
  for (const page of folder.pages) {
    const { kind, key } = page;
    const made = { ...draftRow(changedPage(page, media)), kind, key, of_folder: true };
    const row = await rowOf(owner.from('pages').insert(made).select('id, version'));
    await done(owner.rpc('publish_document', { kind: 'page', id: row.id, version: row.version }));
  }
  const items = folder.site.navigation.map(({ label, href }) => ({ label: marked(label), href }));
  const menu = await rowOf(owner.from('site_menu').select('version'));
  await done(owner.from('site_menu').update({ items, version: menu.version }).eq('id', true));
  const { version } = await rowOf(owner.from('business_settings').select('version'));
  const row = { ...changedSettings(media), version };
  await done(owner.from('business_settings').update(row).eq('id', true));
}

function changedPage(page: FolderPage, media: string): PageDraft {
  const { title, seoTitle = title, description, names } = page;
  const draft: PageDraft = {
    ...{ ...DEFAULTS, title: marked(title) },
    ...{ seoTitle: marked(seoTitle), seoDescription: marked(description) },
    names: names
      ? { short: marked(names.short), menu: marked(names.menu), hint: marked(names.hint) }
      : null,
  };
  return page.sections.reduce((one, { key, kind, fields }) => {
    if (!isKind(kind)) throw new Error(`There is no kind of section ${kind}.`);
    const values = changedFields(fieldsOf(KINDS[kind].schema.shape), fields, media);
    return Object.entries(values).reduce(
      (draft, [name, value]) => withField(draft, page, key, name, value),
      one,
    );
  }, draft);
}

type Values = Readonly<Record<string, unknown>>;

function changedFields(fields: Fields, values: Values, media: string): Values {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => values[name] !== undefined && values[name] !== null)
      .map(([name, field]) => [name, changedValue(field, values[name], media)]),
  );
}

function changedValue(field: Field, value: unknown, media: string): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'markdown':
      return marked(value as string);
    case 'lines':
      return (value as string[]).map((text) => marked(text));
    case 'list':
      return (value as Values[]).map((item) => ({
        ...item,
        ...changedFields(field.fields, item, media),
      }));
    case 'picture':
      return { media, alt: marked((value as { alt?: string }).alt ?? 'Library') };
    default:
      return value;
  }
}

/** Each setting has another value; a new one must be added here. */
function changedSettings(media: string): Required<BusinessSettings> {
  const all = (words: Record<string, string>) =>
    Object.fromEntries(Object.entries(words).map(([name, text]) => [name, marked(text)]));
  const texts = {
    ...{
      name: 'Harrow & Pine',
      greeting: 'Hello',
      street: 'The Workshop, Pine Yard',
      city: 'London',
    },
    ...{ note: 'The rooms shown are modelled for this demonstration.', region: 'Kent' },
    ...{ vat: 'Prices include VAT.', company: 'Harrow & Pine Joinery Ltd', area: 'London' },
    legal: 'Registered in England',
  };
  const folder = Object.entries(WORDS).map(([name, { folder }]) => [name, folder]);
  return {
    ...(all(texts) as typeof texts),
    ...{ phone: '+44 20 7946 0991', whatsapp: '+44 20 7946 0993', email: 'owner@example.org' },
    second: { label: marked('Emergencies'), number: '+44 20 7946 0992' },
    ...{ postcode: '12345', country: null, prices: {}, trade: 'Locksmith', languages: ['nl'] },
    hours: Array.from({ length: 7 }, () => [{ opens: '07:30', closes: '15:30' }]),
    closures: [{ from: '2099-12-24', to: '2100-01-02', reason: marked('Holidays') }],
    socials: [{ label: marked('Instagram'), href: 'https://instagram.example/owner' }],
    // The demonstration has one language.
    ...{ translations: {}, untranslated: false, counts: false, bracket: '€' },
    reviews: 'https://reviews.example/owner',
    ...{ words: all(Object.fromEntries(folder)), logo: { media, dark: null }, icon: media },
  };
}

/**
 * Marks what articles, galleries and the library say: staff write these, and they are no part of what is
 * counted. Every picture becomes this one.
 *
 * @param client with the rights of the service role.
 */
async function markContent(client: Client, media: string): Promise<void> {
  const mark = (text: string) =>
    marked(text, STAFFS).replace(/media:[\da-f-]{36}/g, `media:${media}`);
  for (const row of await rowsOf(client.from('published_posts').select('*'))) {
    const { title, summary, body, author_name, tags, seo_title, seo_description } = row;
    const texts = {
      ...{ title: mark(title), summary: mark(summary), body: mark(body) },
      ...{ author_name: mark(author_name), tags: tags.map(mark), cover_media_id: media },
      ...{ seo_title: mark(seo_title), seo_description: mark(seo_description) },
    };
    await done(client.from('published_posts').update(texts).eq('post_id', row.post_id));
  }
  for (const row of await rowsOf(client.from('published_galleries').select('*'))) {
    const { title, summary, story, place, materials, pictures } = row;
    const texts = {
      ...{ title: mark(title), summary: mark(summary), story: mark(story), place: mark(place) },
      ...{ materials: materials.map(mark), cover_media_id: media },
      pictures: (pictures as { caption: string }[]).map(({ caption }): Json => {
        return { caption: mark(caption), media_id: media, before_media_id: media };
      }),
    };
    await done(client.from('published_galleries').update(texts).eq('gallery_id', row.gallery_id));
  }
  for (const { id, alt, caption, credit } of await rowsOf(client.from('media').select('*'))) {
    const texts = { alt: mark(alt), caption: mark(caption), credit: mark(credit) };
    await done(client.from('media').update(texts).eq('id', id));
  }
}

const ID = '00000000-0000-4000-8000-0000000000f1';

/** Puts a picture into the library that is like no other. @returns its id. */
async function addPicture(client: Client): Promise<string> {
  const noise = { type: 'gaussian', mean: 90, sigma: 9 } as const;
  const create = { width: 96, height: 64, channels: 3, background: '#123', noise } as const;
  const original = await sharp({ create }).resize(1920, 1280).jpeg().toBuffer();
  const prepared = await preparePicture(original);
  const place = { bucket: 'media', path: `${ID}.jpg` };
  await storePicture(client, place, prepared);
  const words = { title: 'Noise', alt: marked('Noise', STAFFS), caption: '' };
  const row = { id: ID, ...place, ...words, ...prepared.row };
  requireDone('Adding a picture', await client.from('media').insert(row));
  return ID;
}

/**
 * Puts other words and another picture wherever somebody can: the owner on pages, in the menu and the
 * settings, staff in articles, galleries and the library.
 *
 * @param service a client with the rights of the service role.
 * @returns the owner's client.
 */
export async function changeSite(url: string, service: Client, folder: Folder): Promise<Client> {
  const media = await addPicture(service);
  await markContent(service, media);
  const owner = await signedIn(url, 'owner@example.com');
  await changeEverything(owner, folder, media);
  return owner;
}
