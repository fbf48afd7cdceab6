import sharp from 'sharp';
import { createArticle, saveArticle } from '#data/articles/articles.ts';
import { publishDocument } from '#data/documents/documents.ts';
import { translateDocument } from '#data/documents/translations.ts';
import { createPage, savePage, startFolderPage } from '#data/pages/page-changes.ts';
import type { PageKind, PageRow } from '#data/pages/pages.ts';
import { EMPTY_TEXT } from '#domain/articles/article-text.ts';
import type { Client } from '#scripts/test-project/rows.ts';
import { preparePicture, storePicture } from '#tooling/prepare-picture.ts';

/** What staff write in English and Portuguese; not all of it is in both. */
export async function addBilingualContent(client: Client): Promise<void> {
  const oak = await addArticle('Oak or walnut', 'oak-or-walnut', 'Oak is hard. "Quite so."');
  const { id, version } = await translateDocument('post', oak, 'pt');
  const words = textOf('Carvalho ou nogueira', 'O carvalho é duro. "Pois é."');
  const saved = await saveArticle(id, version, { ...words, slug: 'carvalho-ou-nogueira' });
  await publishDocument('post', saved);
  await addArticle('Only English', 'only-english', 'Nobody has put this into another language.');
  await addGallery(client, 'A loft in ash', {
    ...{ title: 'Um sótão em freixo', summary: 'Muita luz.', story: 'Feito à mão. "Pois é."' },
    ...{ place: 'Lisboa', materials: ['Freixo'] },
  });
  await addGallery(client, 'A loft in English', null);
  const fields = { hero: { headline: ['FEITO À MÃO', 'EM LISBOA'] } };
  await publish(await startFolderPage(pageIn('home', 'home'), { content: { fields } }));
  const how = { fields: { how: { text: 'Começamos por ouvir.' } } };
  await publish(await startFolderPage(pageIn('service', 'kitchen-carpentry'), { content: how }));
  await addOwn('page', ['Our workshop', 'A nossa oficina']);
  await addOwn('service', ['Staircases', 'Escadas']);
}

const textOf = (title: string, body: string) => ({
  ...{ ...EMPTY_TEXT, title, summary: body, body },
  tags: [title.split(' ')[0] ?? ''],
});

async function addArticle(title: string, slug: string, body: string): Promise<string> {
  const text = { ...textOf(title, body), slug };
  const { id, version } = await createArticle(crypto.randomUUID(), text);
  await publishDocument('post', { id, version });
  return id;
}

/** A job with two pictures, the first of which has a caption in both languages. */
async function addGallery(
  client: Client,
  title: string,
  words: Record<string, string | string[]> | null,
) {
  const row = { title, summary: 'Much light.', words: words ? { pt: words } : {} };
  const added = client.from('galleries').insert(row).select('id').single();
  const { data: gallery } = await added.throwOnError();
  for (const [nth, background] of ['#a08060', '#6080a0'].entries()) {
    const create = { width: 800, height: 600, channels: 3 as const, background };
    const prepared = await preparePicture(await sharp({ create }).jpeg().toBuffer());
    const id = crypto.randomUUID();
    const place = { bucket: 'media', path: `files/${id}.jpg` };
    await storePicture(client, place, prepared);
    const { sha256, ...file } = prepared.row;
    const own = { id, ...place, ...file, sha256: `${title.length}${sha256}`.slice(0, 64) };
    const media = client.from('media').insert({ ...own, title: 'Loft', alt: 'Loft in ash' });
    await media.throwOnError();
    const captions = nth === 0 && words ? { pt: 'Janela a norte' } : {};
    const said = { caption: `Window ${nth + 1}`, captions };
    const picture = { gallery_id: gallery.id, media_id: id, ...said };
    await client.from('portfolio_images').insert(picture).throwOnError();
  }
  await publishGallery(client, gallery.id);
}

export async function publishGallery(client: Client, gallery_id: string): Promise<void> {
  const columns = 'version, pictures_version';
  const row = client.from('galleries').select(columns).eq('id', gallery_id).single();
  const { data } = await row.throwOnError();
  await client.rpc('publish_document', { kind: 'gallery', id: gallery_id, ...data }).throwOnError();
}

const pageIn = (kind: PageKind, key: string) => ({ kind, key, language: 'pt' });
const publish = (page: Pick<PageRow, 'id' | 'version'>) => publishDocument('page', page);

/** @param titles in English and Portuguese. */
async function addOwn(kind: 'page' | 'service', [title, translated]: [string, string]) {
  const articles = { label: 'Notes', show: 'chosen', chosen: ['oak-or-walnut'] };
  const content = (text: string) => ({
    order: ['head', 'text', 'articles'].map((key) => ({ key, kind: key })),
    fields: { text: { label: '', text }, articles },
  });
  const original = await createPage(kind, { title, content: content(`The page of ${title}.`) });
  await publish(original);
  const { id, version } = await translateDocument('page', original.id, 'pt');
  const words = { title: translated, content: content(`Aqui está: ${translated}.`) };
  await publish(await savePage(id, version, words));
}
