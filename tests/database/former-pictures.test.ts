import { beforeEach, expect, test } from 'vitest';
import { ARTICLE, Document, GALLERY, PAGE } from './documents.ts';
import { addContent, PAGES } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { approvePicture, release } from './return-steps.ts';
import { newFile, PNG } from './rows.ts';

const database = openDatabase(addContent, (it) => it.sql('delete from public.releases'));
/** A picture, and three files for it. */
let picture: string;
let files: string[];
beforeEach(async () => {
  picture = await newFile(database, 'A kitchen');
  const editor = await database.client('editor');
  files = [1, 2, 3].map((nth) => `2026/${picture}-${nth}.png`);
  for (const path of files) {
    const put = await editor.storage.from('media').upload(path, PNG, { contentType: 'image/png' });
    expect(put.error).toBeNull();
  }
  await database.sql`update public.media set path = ${files[0]} where id = ${picture}`;
  await database.sql`delete from private.former_files where media_id = ${picture}`;
});

const replaceBy = async (nth: number, alt: string) =>
  expect(
    await database.run(
      'editor',
      `update public.media set path = '${files[nth]}', alt = '${alt}' where id = '${picture}'`,
    ),
  ).toMatchObject({ message: '' });
async function formerOnes() {
  const { rows } = await database.call('editor', 'former_pictures', [picture]);
  return rows.map((row) => {
    const { path, alt } = row.facts as Record<string, string>;
    return [files.indexOf(path ?? ''), alt, row.replaced_by !== null];
  });
}
const isKept = (nth: number) =>
  database.value<boolean>`select private.is_file_kept('media', ${files[nth]})`;

test('former picture: it is known with its words for thirty days, also after releases and another replacement', async () => {
  const article = await Document.published(database, ARTICLE, { cover_media_id: picture });
  expect(await formerOnes()).toEqual([]);
  await replaceBy(1, 'A drawer');
  await approvePicture(database, picture);
  await release(database);
  await database.sql`update private.former_files set replaced_at = now() - interval '29 days'`;
  expect(await formerOnes()).toEqual([[0, 'A kitchen', true]]);
  await replaceBy(2, 'A door');
  expect(await formerOnes()).toEqual([
    [1, 'A drawer', true],
    [0, 'A kitchen', true],
  ]);
  // Put back, it is no former one, and what it replaces is.
  await replaceBy(0, 'A kitchen');
  expect((await formerOnes()).map(([nth]) => nth)).toEqual([2, 1]);
  expect(article.id).toBeTruthy();
});

test('former picture: of a draft its file goes after thirty days, and with its picture', async () => {
  await release(database);
  await replaceBy(1, 'A drawer');
  await replaceBy(2, 'A door');
  await release(database);
  const editor = await database.client('editor');
  await editor.storage.from('media').remove([files[0] ?? '']);
  expect(await isKept(0), 'nobody can sweep it').toBe(true);
  expect((await editor.storage.from('media').exists(files[0] ?? '')).data).toBe(true);
  await database.sql`
    update private.former_files set replaced_at = now() - interval '31 days' where path = ${files[0]}`;
  expect([await isKept(0), await isKept(1)]).toEqual([false, true]);
  expect((await formerOnes()).map(([nth]) => nth)).toEqual([1]);
  // Lost all the same, as from a backup without it: it is not offered.
  await database
    .serviceClient()
    .storage.from('media')
    .remove([files[1] ?? '']);
  expect(await formerOnes()).toEqual([]);
  await replaceBy(0, 'A kitchen');
  await database.sql`delete from public.media where id = ${picture}`;
  await release(database);
  expect(await isKept(2)).toBe(false);
});

test('that one instead: drafts and what is published use it, said where, and undone; what uses both or waits stays', async () => {
  const other = await newFile(database, 'The same kitchen');
  const words = (text: string) => ({ body: `${text}\n\n![](media:${picture.toUpperCase()})` });
  const live = await Document.published(database, ARTICLE, {
    ...{ cover_media_id: picture, ...words('Live.') },
  });
  const waits = await Document.published(database, ARTICLE, words('Waits.'));
  await waits.save({ title: 'Changed' });
  const both = await Document.add(database, ARTICLE, {
    ...{ cover_media_id: other, ...words('Both.') },
  });
  const gallery = await Document.add(database, GALLERY);
  await gallery.addPictures(picture);
  await gallery.publish();
  const page = await Document.add(database, PAGE, {
    content: {
      order: [{ key: 'a', kind: 'picture' }],
      fields: { a: { picture: { media: picture } } },
    },
  });
  const legal = PAGES.privacy;
  await database.sql`
    update public.pages set content = ${{ fields: { a: { media: picture } } }} where id = ${legal}`;
  const usedBy = (id: string) =>
    database.column<string>(
      `select distinct entity_id::text || case when kind::text like 'published%' then ' live' else '' end
      from public.media_usage where media_id = '${id}' order by 1`,
    );
  const before = [await usedBy(picture), await usedBy(other)];
  const change = async (from: string, to: string, places?: string[]) => {
    const asked = await database.call('editor', 'use_media_instead', {
      ...{ media_id: from, instead_id: to, ...(places && { places }) },
    });
    expect(asked.message).toBe('');
    return asked.rows.map(({ id, is_published }) => [id, is_published]).sort();
  };
  const done = await change(picture, other);
  expect(done).toEqual(
    [
      ...[
        [live.id, true],
        [waits.id, false],
        [gallery.id, true],
        [page.id, false],
      ],
    ].sort(),
  );
  expect(await usedBy(picture)).toEqual([both.id, legal, `${waits.id} live`].sort());
  expect(String((await live.row()).body)).toBe(`Live.\n\n![](media:${other})`);
  await change(
    other,
    picture,
    done.map(([id]) => String(id)),
  );
  expect([await usedBy(picture), await usedBy(other)]).toEqual(before);
  for (const wrong of [picture, '99999999-0000-4000-8000-000000000000']) {
    const refused = await database.call('editor', 'use_media_instead', [picture, wrong]);
    expect(refused).toMatchObject({ sqlstate: 'PT404' });
  }
});
