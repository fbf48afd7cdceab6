import { readFileSync } from 'node:fs';
import { createArticle } from '#data/articles/articles.ts';
import { publishDocument } from '#data/documents/documents.ts';
import { fetchGallery } from '#data/galleries/galleries.ts';
import { createGallery, saveGallery } from '#data/galleries/gallery-changes.ts';
import { addPictures, savePicture } from '#data/galleries/gallery-pictures.ts';
import { saveMedia } from '#data/media/media.ts';
import { uploadFile } from '#data/media/upload-file.ts';
import { registerMedia } from '#data/media/uploads.ts';
import { fetchMenu, saveMenu } from '#data/pages/menu.ts';
import { createPage, savePage } from '#data/pages/page-changes.ts';
import { fetchSettings, saveSettings } from '#data/settings/business-settings.ts';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import { preparePicture } from '#tooling/prepare-picture.ts';
import { type GermanPage, germanPages } from './german-pages.ts';

/** Pictures of the demonstration that stand in for the other business's own. */
const FILES = ['hero.jpg', 'coastal-bedroom.jpg', 'craft.jpg'];
/** More than a page of the list holds, and more jobs than the home page has tiles for. */
const ARTICLES = 16;
const GALLERIES = 5;

/** Everything that the content says. */
export const germanTexts = {
  alt: 'Ein heller Flur mit einer Treppe.',
  caption: 'Esche, geölt',
  author: 'Jule Brandt',
  tags: ['Esche', 'Treppenbau'],
  article: 'Welches Holz trägt',
  summary: 'Esche ist zäh, Eiche ist hart.',
  body: '## Esche\n\nSie federt.\n\n## Eiche\n\nSie hält.',
  gallery: 'Treppe im Altbau',
  story: 'Drei Läufe, ein Handlauf.',
  place: 'Berlin',
  note: 'Fotografiert in unserer Werkstatt.',
  menu: { work: 'ARBEITEN', us: 'ÜBER UNS', contact: 'KONTAKT' },
  pages: germanPages,
};

/** Fills a project that began empty: see `asOwner`. */
export async function addGermanContent(): Promise<void> {
  const pictures: string[] = [];
  for (const file of FILES) pictures.push(await addPicture(file));
  for (let nth = 1; nth <= ARTICLES; nth += 1) await addArticle(nth, pictures[0] ?? '');
  for (let nth = 1; nth <= GALLERIES; nth += 1) await addGallery(nth, pictures);
  const keys = new Map<string, string>();
  for (const page of germanPages) keys.set(page.slug, await addPage(page));

  const { settings, version } = await fetchSettings();
  await saveSettings({ ...settings, note: germanTexts.note }, version);
  const { work, us, contact } = germanTexts.menu;
  const menu = [
    { label: work, href: '/#work' },
    { label: us, page: keys.get('ueber-uns') ?? '' },
    { label: contact, href: '/#contact' },
  ];
  await saveMenu({ items: menu, foot: null }, (await fetchMenu()).version);
}

/** What the worker of the uploads does in a browser is done here by the importers' means. */
async function addPicture(name: string): Promise<string> {
  const { file, row } = await preparePicture(readFileSync(`supabase/seed/images/${name}`));
  // The folder's pages name pictures of the library by their files.
  const stored = { bucket: 'media', path: `2026/${name}` };
  await uploadFile({
    ...stored,
    ...{ body: new Blob([new Uint8Array(file)], { type: row.mime_type }), uploadUrl: null },
    ...{ signal: new AbortController().signal, onProgress: () => {}, onUploadUrl: () => {} },
  });
  const { width, height, thumbhash, sha256 } = row;
  const title = germanTexts.caption;
  const { mediaId } = await registerMedia({ ...stored, title, width, height, thumbhash, sha256 });
  await saveMedia(mediaId, { alt: germanTexts.alt, caption: germanTexts.caption });
  return mediaId;
}

async function addArticle(nth: number, coverId: string): Promise<void> {
  const { article, summary, author: authorName, tags, body } = germanTexts;
  const { id, version } = await createArticle(crypto.randomUUID(), {
    ...{ ...EMPTY_TEXT, title: `${article} ${nth}`, slug: `holz-${nth}` },
    ...{ summary, coverId, authorName, tags, body },
  });
  await publishDocument('post', { id, version });
}

async function addGallery(nth: number, [cover = '', before = '', other = '']: string[]) {
  const { summary, story, place, caption } = germanTexts;
  const { id, version } = await createGallery(`${germanTexts.gallery} ${nth}`);
  await saveGallery(id, version, {
    ...{ slug: `treppe-${nth}`, summary, story, place, year: 2026, service: 'treppen' },
    ...{ materials: ['Esche'], duration_weeks: 7, cover_media_id: cover },
  });
  const [first = '', second = ''] = await addPictures(id, [cover, other]);
  await savePicture(second, 1, { caption });
  await savePicture(first, await savePicture(first, 1, { caption }), { before_media_id: before });
  await publishDocument('gallery', (await fetchGallery(id)).gallery);
}

/** @returns its key. */
async function addPage({ kind, title, slug, names, sections }: GermanPage): Promise<string> {
  const named = sections.map(([section, fields]) => ({ key: section, kind: section, fields }));
  const order = named.map(({ key, kind: of }) => ({ key, kind: of }));
  const { id, key, version } = await createPage(kind, {
    ...{ title, slug, content: { order } },
    ...(names && { names }),
  });
  const fields = Object.fromEntries(named.map((one) => [one.key, one.fields]));
  // JSON by its type alone.
  const content = JSON.parse(JSON.stringify({ order, fields }));
  const saved = await savePage(id, version, { content });
  await publishDocument('page', saved);
  return key;
}
