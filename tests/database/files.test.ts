import { beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '#supabase/database.types.ts';
import { addContent, GALLERIES, MEDIA, PAGES, POSTS } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);

const PDF = 'application/pdf';
let number = 0;

/** Puts a PDF into storage, and its record into the library, as the uploader does. */
async function addPdf(title: string, person: Person = 'editor') {
  number += 1;
  const [path, sha256] = [`2026/${number}.pdf`, String(number).padStart(64, 'a')];
  const client = await database.client(person);
  const stored = await client.storage
    .from('media')
    .upload(path, Buffer.from(`%PDF-1.7 ${number} %%EOF`), { contentType: PDF });
  const { data, error } = await client
    .rpc('register_media', {
      ...{ bucket: 'media', path, title, sha256 },
      ...{ width: 0, height: 0, thumbhash: '' },
    })
    .single();
  return { id: data?.media_id ?? '', path, error: stored.error ?? error };
}

const row = async (id: string) => {
  const [found] = await database.sql<Record<string, unknown>>`
    select * from public.media where id = ${id}`;
  return found;
};
const usesOf = async (id: string) =>
  (
    await database.sql<{ use: string }>`
      select kind || ' ' || field as use from public.media_usage where media_id = ${id} order by
      1`
  ).map(({ use }) => use);

/** Whether somebody finds the record. */
const sees = async (person: Person, id: string) =>
  (await database.attempt(person, `select id from public.media where id = '${id}'`)).count === 1;

describe('a PDF in the library', () => {
  test('has the address that its name makes, and what storage says', async () => {
    const { id, error } = await addPdf('Preisliste für Möbel.PDF');
    expect(error).toBeNull();
    expect(await row(id)).toMatchObject({
      ...{ mime_type: PDF, slug: 'preisliste-fur-mobel', width: 0, height: 0 },
      bytes: '%PDF-1.7 1 %%EOF'.length,
    });
  });

  test('gets an address of its own where that is taken, or no address at all', {
    tags: ['slow'],
  }, async () => {
    for (const [title, slug] of [
      ['Care sheet', 'care-sheet'],
      ['Care sheet.pdf', 'care-sheet-2'],
      ['清单', 'file'],
      ['index', 'index-2'],
    ] as const) {
      expect(await row((await addPdf(title)).id)).toMatchObject({ slug });
    }
  });

  test('keeps its address under another name, and whatever a client says', async () => {
    const { id } = await addPdf('Terms');
    const editor = await database.client('editor');
    const { error } = await editor
      .from('media')
      .update({ title: 'General terms', slug: 'other', width: 9 })
      .eq('id', id);
    expect(error).toBeNull();
    expect(await row(id)).toMatchObject({ title: 'General terms', slug: 'terms', width: 0 });
  });

  test('is replaced by a PDF alone', async () => {
    const { id } = await addPdf('Old list');
    const editor = await database.client('editor');
    const files = editor.storage.from('media');
    await files.upload('2026/new.pdf', Buffer.from('%PDF-2.0 %%EOF'), { contentType: PDF });
    await files.upload('2026/new.webp', Buffer.from('x'), { contentType: 'image/webp' });
    const replace = (path: string, side: number, of = id) =>
      editor.from('media').update({ path, width: side, height: side }).eq('id', of).select('slug');
    expect((await replace('2026/new.webp', 9)).error).toMatchObject({ hint: 'other_kind' });
    expect((await replace('2026/new.pdf', 0)).data).toEqual([{ slug: 'old-list' }]);
    const picture = await replace('2026/new.pdf', 0, MEDIA.unused);
    expect(picture.error).toMatchObject({ code: 'PT422', hint: 'other_kind' });
  });

  test.each(['nobody', 'viewer', 'aal1', 'deactivated', 'signed-out'] as const)(
    'is not for %s to add, see, change or bin',
    async (person) => {
      expect((await addPdf('Refused', person)).error).not.toBeNull();
      const { id } = await addPdf('Kept');
      expect(await sees(person, id)).toBe(false);
      const client = await database.client(person);
      await client.from('media').update({ title: 'Changed' }).eq('id', id);
      await client.rpc('bin_media', { ids: [id] });
      expect(await row(id)).toMatchObject({ title: 'Kept', deleted_at: null });
    },
  );

  test('no row is a PDF by half', async () => {
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
    const editor = await database.client('editor');
    const kinds = async (kind: string) =>
      new Set((await editor.rpc('search_media', { kind })).data?.map((one) => one.mime_type));
    expect(await kinds(PDF)).toEqual(new Set([PDF]));
    expect(await kinds('image/')).toEqual(new Set(['image/jpeg']));
    expect((await kinds('')).size).toBe(2);
    const { data } = await editor.rpc('search_media', { filter: 'undescribed', kind: PDF });
    expect(data).toEqual([]);
  });
});

describe('what leads to a PDF', () => {
  let id: string;
  beforeAll(async () => {
    ({ id } = await addPdf('Price list'));
  });
  const link = () => `[Price list](media:${id})`;

  test('is an article, whose publishing shows it to visitors and asks for no description', async () => {
    await database.sql`update public.posts set body = ${link()} where id = ${POSTS.draft}`;
    expect(await usesOf(id)).toEqual(['post body']);
    expect(await sees('nobody', id)).toBe(false);
    await database.sql`
      select public.publish_post(id, version) from public.posts where id = ${POSTS.draft}`;
    expect(await sees('nobody', id)).toBe(true);
  });

  test('is a button and a text of a page', { tags: ['slow'] }, async () => {
    const { id: other } = await addPdf('Catalogue');
    const content = {
      fields: { intro: { link: `media:${other}`, text: `[It](media:${other})` } },
      order: [{ key: 'intro', kind: 'head' }],
    };
    const editor = await database.client('editor');
    const { error } = await editor.from('pages').update({ content }).eq('id', PAGES.draft);
    expect(error).toBeNull();
    expect(await usesOf(other)).toEqual(['page body']);
  });

  test('is the menu, which is live at once', { tags: ['slow'] }, async () => {
    const { id: other } = await addPdf('Opening times');
    const admin = await database.client('admin');
    const save = (items: unknown) =>
      admin
        .from('site_menu')
        .update({ items: items as Json })
        .eq('id', true);
    expect((await save([{ label: 'Times', href: `media:${other}` }])).error).toBeNull();
    expect(await usesOf(other)).toEqual(['menu body']);
    expect(await sees('nobody', other)).toBe(true);
    const binned = await admin.from('media').update({ deleted_at: 'now()' }).eq('id', other);
    expect(binned.error?.message).toContain('in use in the menu.');
    expect((await save([])).error).toBeNull();
    expect(await usesOf(other)).toEqual([]);
    expect(await sees('nobody', other)).toBe(false);
  });

  test('keeps it from the bin, and its file from storage', async () => {
    const editor = await database.client('editor');
    expect((await editor.rpc('bin_media', { ids: [id] })).data).toEqual([]);
    const { path } = (await row(id)) as { path: string };
    const { data } = await editor.storage.from('media').remove([path]);
    expect(data).toEqual([]);
  });

  test('is nothing that shows a picture', async () => {
    const attempts = [
      `update public.posts set cover_media_id = '${id}' where id = '${POSTS.draft}'`,
      `insert into public.portfolio_images (gallery_id, media_id) values ('${GALLERIES.draft}', '${id}')`,
      `update public.galleries set cover_media_id = '${id}' where id = '${GALLERIES.draft}'`,
      `update public.pages set content = '{"fields": {"intro": {"picture": {"media": "${id}", "alt": ""}}}}' where id = '${PAGES.draft}'`,
    ];
    for (const attempt of attempts) {
      expect(await database.attempt('editor', attempt), attempt).toMatchObject({
        ...{ sqlstate: 'PT422', hint: 'no_picture' },
      });
    }
  });
});

test('staff search PDFs as files, by title, address and what they are', {
  tags: ['slow'],
}, async () => {
  const { id } = await addPdf('Caring for oiled tops');
  const found = async (query: string) => {
    const client = await database.client('editor');
    const { data } = await client.rpc('search_staff', { query }).throwOnError();
    return data
      .filter((one) => one.id === id)
      .map(({ kind, state, field }) => [kind, state, field]);
  };
  expect(await found('oiled tops')).toEqual([['file', null, null]]);
  expect(await found('caring-for')).toEqual([['file', null, null]]);
  expect(await found('caring pdf')).toEqual([['file', null, 'type']]);
  await database.sql`
    update public.media set title = 'Care sheet', tags = '{waxed}' where id = ${id}`;
  expect(await found('waxed')).toEqual([['file', null, 'tags']]);
  await database.sql`update public.media set deleted_at = now() where id = ${id}`;
  expect(await found('care sheet')).toEqual([['file', 'bin', null]]);
  await database.sql`delete from public.media where id = ${id}`;
  expect(await found('care sheet')).toEqual([]);
});
