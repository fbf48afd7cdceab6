import { expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { approvePicture, goBack, release } from './return-steps.ts';

const database = openDatabase(addContent, (it) => it.sql('delete from public.releases'));
const PATH = 'files/public.jpg';

test('picture: a return brings back an exchanged one with its words while its file is there; else the picture stays', async () => {
  const editor = await database.client('editor');
  const files = editor.storage.from('media');
  for (const path of [PATH, 'files/drawer.jpg']) {
    const stored = await files.upload(path, Buffer.from(path), { contentType: 'image/jpeg' });
    expect(stored.error).toBeNull();
  }
  const earlier = await release(database);
  const statement = `update public.media set path = 'files/drawer.jpg', width = 800, height = 600,
    alt = 'A drawer' where id = '${MEDIA.public}'`;
  await database.run('editor', statement);
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
    ...{ path: PATH, width: 1600, height: 900, alt: 'A board of oak' },
    ...{ mime_type: 'image/jpeg', bytes: PATH.length },
  });
  await release(database);
  expect(await isKept('files/drawer.jpg'), 'a release has it').toBe(true);
  expect((await goBack(database, exchanged)).names).toEqual(['public changes']);
  expect(await picture()).toEqual(drawer);
  await release(database);

  // Its former file is gone all the same, as from a backup without it.
  await database.serviceClient().storage.from('media').remove([PATH]);
  expect((await editor.rpc('preview_return', { id: earlier })).data).toMatchObject([
    { title: 'public', effect: 'stays' },
  ]);
  await goBack(database, earlier);
  expect(await picture(), 'words and file belong together').toEqual(drawer);
  const version = await database.value`
    select content_version from public.releases where id = ${earlier}`;
  const back = await database.call('editor', 'put_back_change', ['media', MEDIA.public, version]);
  expect(back).toMatchObject({ sqlstate: 'PT409', hint: 'file_gone' });
});
