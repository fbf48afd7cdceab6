import { beforeAll, describe, expect, test } from 'vitest';
import { Document, GALLERY, INTRO, PAGE } from './documents.ts';
import { addContent, GALLERIES, MEDIA, PAGES, POSTS } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);
const PDF = 'application/pdf';
let number = 0;

/** Puts a file into storage as an editor does. */
async function store(path: string, text: string, contentType = PDF) {
  const files = (await database.client('editor')).storage.from('media');
  expect((await files.upload(path, Buffer.from(text), { contentType })).error).toBeNull();
}
/** Puts a PDF into storage, and its record into the library, as the uploader does. */
async function addPdf(title: string): Promise<string> {
  number += 1;
  const [path, sha256] = [`2026/${number}.pdf`, String(number).padStart(64, 'a')];
  await store(path, `%PDF-1.7 ${number} %%EOF`);
  return database.answer('editor', 'register_media', {
    ...{ bucket: 'media', path, title, sha256, width: 0, height: 0, thumbhash: '' },
  });
}
const row = async (id: string) =>
  (await database.sql`select * from public.media where id = ${id}`)[0];
const usesOf = (id: string) =>
  database.column`
    select kind || ' ' || field from public.media_usage where media_id = ${id} order by 1`;
/** Whether somebody finds the record. */
const sees = async (person: Person, id: string) =>
  (await database.run(person, `select id from public.media where id = '${id}'`)).count === 1;
const change = (id: string, set: string) =>
  database.run('editor', `update public.media set ${set} where id = '${id}'`);

describe('file: a PDF in the library', () => {
  test('has the address that its name makes, and what storage says', async () => {
    expect(await row(await addPdf('Preisliste für Möbel.PDF'))).toMatchObject({
      ...{ mime_type: PDF, slug: 'preisliste-fur-mobel', width: 0, height: 0 },
      bytes: '%PDF-1.7 1 %%EOF'.length,
    });
  });

  test('gets an address of its own where that is taken, or no address at all', async () => {
    for (const [title, slug] of [
      ['Care sheet', 'care-sheet'],
      ['Care sheet.pdf', 'care-sheet-2'],
      ['清单', 'file'],
      ['index', 'index-2'],
    ] as const) {
      expect(await row(await addPdf(title))).toMatchObject({ slug });
    }
  });

  test('keeps its address under another name, and whatever a client says', async () => {
    const id = await addPdf('Terms');
    await change(id, `title = 'General terms', slug = 'other', width = 9`);
    expect(await row(id)).toMatchObject({ title: 'General terms', slug: 'terms', width: 0 });
  });

  test('is replaced by a PDF alone', async () => {
    const id = await addPdf('Old list');
    await store('2026/new.pdf', '%PDF-2.0 %%EOF');
    await store('2026/new.webp', 'x', 'image/webp');
    const replace = (path: string, side: number, of = id) =>
      change(of, `path = '${path}', width = ${side}, height = ${side}`);
    const other = { sqlstate: 'PT422', hint: 'other_kind' };
    expect(await replace('2026/new.webp', 9)).toMatchObject(other);
    expect(await replace('2026/new.pdf', 0)).toMatchObject({ message: '', count: 1 });
    expect((await row(id))?.slug).toBe('old-list');
    expect(await replace('2026/new.pdf', 0, MEDIA.unused)).toMatchObject(other);
  });

  test.each(['nobody', 'viewer', 'aal1', 'deactivated', 'signed-out'] as const)(
    'is not for %s to see',
    async (person) => expect(await sees(person, await addPdf('Kept'))).toBe(false),
  );

  test('no row is one by half', async () => {
    const insert = (values: string) =>
      database.attempt(
        'service',
        `insert into public.media (path, bytes, bucket, mime_type, width, height, slug) values ('x', 1, ${values})`,
      );
    for (const values of [
      `'media', '${PDF}', 0, 0, null`,
      `'media', '${PDF}', 10, 10, 'x'`,
      `'media', '${PDF}', 0, 0, 'No slug'`,
      `'portfolio-images', '${PDF}', 0, 0, 'x'`,
      `'media', 'image/png', 0, 0, null`,
      `'media', 'image/png', 9, 9, 'x'`,
    ]) {
      expect((await insert(values)).sqlstate, values).toBe('23514');
    }
    expect((await insert(`'media', '${PDF}', 0, 0, 'x'`)).sqlstate).toBeNull();
  });

  test('is asked for by its kind, and needs no description', async () => {
    const search = async (given: object) =>
      (await database.call('editor', 'search_media', { ...given })).rows;
    const kinds = async (kind: string) =>
      new Set((await search({ kind })).map(({ mime_type }) => mime_type));
    expect(await kinds(PDF)).toEqual(new Set([PDF]));
    expect(await kinds('image/')).toEqual(new Set(['image/jpeg']));
    expect((await kinds('')).size).toBe(2);
    expect(await search({ filter: 'undescribed', kind: PDF })).toEqual([]);
  });
});

describe('file: what leads to a PDF', () => {
  let id: string;
  beforeAll(async () => {
    id = await addPdf('Price list');
  });

  test('is an article, whose publishing shows it to visitors and asks for no description', async () => {
    const text = `[Price list](media:${id})`;
    await database.sql`update public.posts set body = ${text} where id = ${POSTS.draft}`;
    expect(await usesOf(id)).toEqual(['post body']);
    expect(await sees('nobody', id)).toBe(false);
    await database.sql`
      select public.publish_document('post', id, version) from public.posts where id = ${POSTS.draft}`;
    expect(await sees('nobody', id)).toBe(true);
  });

  test('is a button and a text of a page', async () => {
    const other = await addPdf('Catalogue');
    const fields = { intro: { link: `media:${other}`, text: `[It](media:${other})` } };
    await new Document(database, PAGE, PAGES.draft).save({ content: { ...INTRO, fields } });
    expect(await usesOf(other)).toEqual(['page body']);
  });

  test('is the menu, which is live at once', async () => {
    const other = await addPdf('Opening times');
    const save = (items: unknown[]) =>
      database.run('admin', `update public.site_menu set items = '${JSON.stringify(items)}'`);
    expect((await save([{ label: 'Times', href: `media:${other}` }])).message).toBe('');
    expect([await usesOf(other), await sees('nobody', other)]).toEqual([['menu body'], true]);
    expect((await change(other, 'deleted_at = now()')).message).toContain('in use in the menu.');
    expect((await save([])).message).toBe('');
    expect([await usesOf(other), await sees('nobody', other)]).toEqual([[], false]);
  });

  test('keeps it from the bin, and its file from storage', async () => {
    expect((await database.call('editor', 'bin_media', [[id]])).rows).toEqual([]);
    const files = (await database.client('editor')).storage.from('media');
    expect((await files.remove([String((await row(id))?.path)])).data).toEqual([]);
  });

  test('is nothing that shows a picture', async () => {
    const refused = { sqlstate: 'PT422', hint: 'no_picture' };
    const fields = { intro: { picture: { media: id, alt: '' } } };
    const gallery = new Document(database, GALLERY, GALLERIES.draft);
    const covered = `update public.posts set cover_media_id = '${id}' where id = '${POSTS.draft}'`;
    for (const attempt of [
      database.run('editor', covered),
      gallery.call('add_portfolio_images', [gallery.id, [id]]),
      gallery.save({ cover_media_id: id }),
      new Document(database, PAGE, PAGES.draft).save({ content: { fields } }),
    ]) {
      expect(await attempt).toMatchObject(refused);
    }
  });
});

test('file: staff search PDFs by title, address and what they are', async () => {
  const id = await addPdf('Caring for oiled tops');
  const found = async (query: string) =>
    (await database.call('editor', 'search_staff', [query])).rows
      .filter((one) => one.id === id)
      .map(({ kind, state, field }) => [kind, state, field]);
  expect(await found('oiled tops')).toEqual([['file', null, null]]);
  expect(await found('caring-for')).toEqual([['file', null, null]]);
  expect(await found('caring pdf')).toEqual([['file', null, 'type']]);
  await change(id, `title = 'Care sheet', tags = '{waxed}'`);
  expect(await found('waxed')).toEqual([['file', null, 'tags']]);
  await change(id, 'deleted_at = now()');
  expect(await found('care sheet')).toEqual([['file', 'bin', null]]);
  await database.sql`delete from public.media where id = ${id}`;
  expect(await found('care sheet')).toEqual([]);
});
