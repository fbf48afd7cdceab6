import { beforeAll, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { approvePicture, goBack, release } from './return-steps.ts';

const database = openDatabase(addContent);
beforeAll(async () => {
  await database.sql('delete from public.releases');
});

test('picture: a return brings back an exchanged one with its words while its file is there; else the picture stays', async () => {
  const editor = await database.client('editor');
  const { data: kept } = await editor.from('media').select('*').eq('id', MEDIA.public).single();
  const store = async (path: string) => {
    const body = Buffer.from(path);
    const { error } = await editor.storage
      .from('media')
      .upload(path, body, { contentType: 'image/jpeg' });
    expect(error).toBeNull();
  };
  await store(kept?.path ?? '');
  await store('files/drawer.jpg');
  const earlier = await release(database);
  await database.run(
    'editor',
    `update public.media set path = 'files/drawer.jpg', width = 800, height = 600, alt = 'A drawer' where id = '${MEDIA.public}'`,
  );
  await approvePicture(database, MEDIA.public);
  const exchanged = await release(database);
  const picture = async () => {
    const facts = 'path, width, height, alt, mime_type, bytes::integer';
    const [row] = await database.sql(
      `select ${facts} from public.media where id = $1`,
      MEDIA.public,
    );
    return row;
  };
  const drawer = await picture();
  const isKept = (path?: string) =>
    database.value<boolean>`select private.is_file_kept('media', ${path})`;

  expect((await goBack(database, earlier)).names).toEqual(['public changes']);
  expect(await picture()).toEqual({
    ...{ path: kept?.path, width: 1600, height: 900, alt: 'A board of oak' },
    ...{ mime_type: 'image/jpeg', bytes: kept?.path.length },
  });
  await release(database);
  expect(await isKept('files/drawer.jpg'), 'a release has it').toBe(true);
  expect((await goBack(database, exchanged)).names).toEqual(['public changes']);
  expect(await picture()).toEqual(drawer);
  await release(database);

  // Its former file is gone all the same, as from a backup without it.
  await database
    .serviceClient()
    .storage.from('media')
    .remove([kept?.path ?? '']);
  expect((await editor.rpc('preview_return', { id: earlier })).data).toMatchObject([
    { title: 'public', effect: 'stays' },
  ]);
  await goBack(database, earlier);
  expect(await picture(), 'words and file belong together').toEqual(drawer);
  const version = await database.value<number>`
    select content_version from public.releases where id = ${earlier}`;
  const { error } = await editor.rpc('put_back_change', {
    ...{ entity: 'media', entity_id: MEDIA.public, version },
  });
  expect(error).toMatchObject({ code: 'PT409', hint: 'file_gone' });
});
