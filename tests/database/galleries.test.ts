import { expect, test } from 'vitest';
import { fieldProblem } from '#domain/galleries/field-rules.ts';
import { FIELD_NAMES, FIELDS, type Field, readTyped } from '#domain/galleries/fields.ts';
import { Document, GALLERY } from './documents.ts';
import { addContent, GALLERIES, MEDIA, PICTURES } from './fixtures.ts';
import { literal, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
const draft = new Document(database, GALLERY, GALLERIES.draft);
const change = (set: string) =>
  database.run(
    'editor',
    `update public.portfolio_images set ${set} where id = '${PICTURES.draft}'`,
  );

test('gallery: a caption is saved against the version of its picture, which no move raises', async () => {
  const save = (version: number) => change(`caption = 'Version ${version}', version = ${version}`);
  expect((await save(1)).message).toBe('');
  await draft.done(draft.call('move_portfolio_images', [[PICTURES.draft], draft.id, 1]));
  expect(await save(1)).toMatchObject({ sqlstate: 'PT409', hint: '2' });
  expect((await save(2)).message).toBe('');
  const version = database.value`
    select version from public.portfolio_images where id = ${PICTURES.draft}`;
  expect(await version).toBe(3);
});

test('gallery: how often the pictures changed is counted here, whatever a client claims', async () => {
  const count = async () => Number((await draft.row()).pictures_version);
  const before = await count();
  await draft.save({ pictures_version: 1000 });
  expect(await count()).toBe(before);
  await change(`caption = 'Oak'`);
  expect(await count()).toBe(before + 1);
});

test('gallery: the list says where each stands, with its pictures and its cover', async () => {
  const { rows } = await database.run(
    'editor',
    `select title, state, pictures, cover_media_id from public.gallery_states
    where deleted_at is null order by title`,
  );
  expect(rows).toEqual([
    { title: 'draft', state: 'draft', pictures: 1, cover_media_id: MEDIA.draft },
    { title: 'published', state: 'live', pictures: 1, cover_media_id: MEDIA.public },
  ]);
});

test('gallery: a picture is in a gallery once, and is not its own before', async () => {
  const insert = (...ids: string[]) =>
    database.attempt(
      'editor',
      `insert into public.portfolio_images (gallery_id, media_id, before_media_id)
      values ('${ids[0]}', '${ids[1]}', ${ids[2] ? `'${ids[2]}'` : 'null'})`,
    );
  expect((await insert(GALLERIES.draft, MEDIA.draft)).sqlstate).toBe('23505');
  expect((await insert(GALLERIES.binned, MEDIA.unused, MEDIA.unused)).sqlstate).toBe('23514');
});

test('gallery: a new one goes to the end, and each moves to the place that is named, alike for visitors', async () => {
  const order = () =>
    database.column('select id from public.galleries where deleted_at is null order by position');
  const made = new Document(database, GALLERY);
  await made.insert({ title: 'Newest' });
  const [newest, first, second] = [made.id, GALLERIES.published, GALLERIES.draft];
  expect(await order()).toEqual([first, second, newest]);
  const move = (id: string, place: number) => made.call('move_gallery', [id, place]);
  for (const [id, place, expected] of [
    [newest, 1, [newest, first, second]],
    [newest, 2, [first, newest, second]],
    [first, 99, [newest, second, first]],
  ] as const) {
    await made.done(move(id, place));
    expect(await order()).toEqual(expected);
  }
  expect((await move(GALLERIES.binned, 1)).sqlstate).toBe('PT404');
  // And disturbs nobody who is editing.
  const positions = `select galleries.position = published_galleries.position as is_same, galleries.version
    from public.galleries join public.published_galleries on gallery_id = id`;
  expect(await database.sql(positions)).toEqual([{ is_same: true, version: 1 }]);
});

const LONG = 'x'.repeat(50_000);

test.each(FIELD_NAMES)('gallery: its %s is what the screen and the database take', async (name) => {
  const { kind, limit = 0, between = [0, 0], isTranslated }: Field = FIELDS[name];
  const [lowest, highest] = between;
  const entries = (count: number) => Array.from({ length: count }, (_, nth) => `oak ${nth}`).join();
  const samples = {
    ...{ line: [], text: [], address: ['oak', 'Oak', '-oak', 'page'], key: ['', 'oak'] },
    number: ['', ...[lowest, lowest - 1, highest, highest + 1].map(String)],
    list: ['', entries(highest), entries(highest + 1)],
  }[kind];
  const texts = limit > 0 ? [LONG.slice(0, limit), `${LONG.slice(0, limit)}x`] : [];
  for (const typed of [...samples, ...texts]) {
    const value = readTyped(name, typed);
    const statements = [`${name} = ${literal(value)}`];
    if (isTranslated)
      statements.push(`words = ${literal({ pt: { title: 'Oak', [name]: value } })}`);
    for (const set of statements) {
      const where = `where id = '${GALLERIES.draft}'`;
      const { sqlstate } = await database.attempt(
        'editor',
        `update public.galleries set ${set} ${where}`,
      );
      expect(sqlstate === null, `${name}: ${typed.slice(0, 40)}`).toBe(
        fieldProblem(name, typed) === '',
      );
    }
  }
});
