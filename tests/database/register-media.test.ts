import { describe, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { type Actor, type Outcome, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
const digest = (letter: string) => letter.repeat(64);

/** Puts a file into storage as an editor does, without a record. */
async function upload(path: string, bytes = 'a picture') {
  const files = (await database.client('editor')).storage.from('media');
  const { error } = await files.upload(path, Buffer.from(bytes), { contentType: 'image/webp' });
  expect(error).toBeNull();
}
interface Registered extends Outcome {
  media_id: string;
  was_there: boolean | null;
}
async function register(path: string, sha256: string, person: Actor = 'editor') {
  const outcome = await database.call(person, 'register_media', {
    ...{ bucket: 'media', path, sha256, title: ' Möbel & Küche.jpg ' },
    ...{ width: 2560, height: 1920, thumbhash: 'abc=' },
  });
  return { ...outcome, media_id: '', was_there: null, ...outcome.rows[0] } as Registered;
}
/** A file with its record. */
async function add(path: string, sha256: string, bytes?: string): Promise<Registered> {
  await upload(path, bytes);
  return register(path, sha256);
}
const mediaRow = async (id: string) =>
  (await database.sql`select * from public.media where id = ${id}`)[0];
const bin = (id: string) =>
  database.sql`update public.media set deleted_at = now() where id = ${id}`;
const reuse = (sha256: string) => database.answer('editor', 'reuse_media', [sha256]);

describe('picture: registering one', () => {
  test('takes size and type from storage, and the name as people see it', async () => {
    const { media_id, was_there } = await add('2026/one.webp', digest('1'), '0123456789');
    expect(was_there).toBe(false);
    expect(await mediaRow(media_id)).toMatchObject({
      ...{ bytes: 10, mime_type: 'image/webp', title: 'Möbel & Küche.jpg', width: 2560 },
      sha256: digest('1'),
    });
  });

  test('twice is one record, also when another browser encoded the original differently', async () => {
    const { media_id } = await add('2026/chrome.webp', digest('2'), 'one encoder');
    const there = { media_id, was_there: true };
    expect(await register('2026/chrome.webp', digest('2'))).toMatchObject(there);
    expect(await add('2026/safari.jpg', digest('2'), 'another')).toMatchObject(there);
  });

  test('is refused before the file is there', async () => {
    const missing = { sqlstate: 'PT404', hint: 'file_missing' };
    expect(await register('2026/never.webp', digest('3'))).toMatchObject(missing);
    const moved = `update public.media set path = 'nowhere.webp' where id = '${MEDIA.unused}'`;
    expect(await database.attempt('editor', moved)).toMatchObject(missing);
  });

  test('by two at once is one record', async () => {
    for (const name of ['a', 'b']) await upload(`2026/both-${name}.webp`, name);
    const both = await Promise.all([
      register('2026/both-a.webp', digest('5')),
      register('2026/both-b.webp', digest('5'), 'admin'),
    ]);
    expect(new Set(both.map(({ media_id }) => media_id)).size).toBe(1);
  });

  test('brings a picture back from the bin', async () => {
    const { media_id } = await add('2026/binned.webp', digest('6'));
    await bin(media_id);
    expect(await reuse(digest('6'))).toBe(media_id);
    expect(await mediaRow(media_id)).toMatchObject({ deleted_at: null });
    expect(await reuse(digest('f')), 'of an original that nobody knows').toBeNull();
  });

  test('mends a record whose file got lost, with a new file of the same original', async () => {
    const { media_id } = await add('2026/lost.webp', digest('7'));
    await database.sql`update public.media set path = 'gone.webp' where id = ${media_id}`;
    const { rows } = await database.call('admin', 'records_without_file');
    expect(rows).toContainEqual(expect.objectContaining({ media_id }));
    expect(await reuse(digest('7'))).toBeNull();
    const again = await add('2026/found.webp', digest('7'), 'again');
    expect(again).toMatchObject({ media_id, was_there: true });
    expect(await mediaRow(media_id)).toMatchObject({ path: '2026/found.webp', bytes: 5 });
  });
});

test('picture: what a client claims of its file counts for nothing by hand', async () => {
  await upload('2026/by-hand.webp', '12345');
  await database.run(
    'editor',
    `insert into public.media (bucket, path, mime_type, bytes, width, height)
    values ('media', '2026/by-hand.webp', 'image/png', 99, 10, 10)`,
  );
  const kept = database.sql`
    select bytes, mime_type from public.media where path = '2026/by-hand.webp'`;
  expect(await kept).toEqual([{ bytes: 5, mime_type: 'image/webp' }]);
});

test('picture: what a client claims changes nothing of a file that stays', async () => {
  const { bytes, mime_type, width, height, sha256 } = (await mediaRow(MEDIA.unused)) ?? {};
  await database.run(
    'editor',
    `update public.media set bytes = 1, mime_type = 'image/gif', width = 1, height = 1,
    sha256 = repeat('9', 64), alt = 'x' where id = '${MEDIA.unused}'`,
  );
  const now = { bytes, mime_type, width, height, sha256, alt: 'x' };
  expect(await mediaRow(MEDIA.unused)).toMatchObject(now);
});

test('file: what an interruption left behind is listed once it is old, and deleted unless a picture needs it', async () => {
  const listed = async () =>
    (await database.call('editor', 'files_without_record')).rows.map(({ path }) => path);
  for (const name of ['behind', 'late', 'fresh']) await upload(`left/${name}.webp`, name);
  await add('left/kept.webp', digest('a'), 'kept');
  await bin((await add('left/in-bin.webp', digest('b'), 'in bin')).media_id);
  await database.sql(
    `update storage.objects set created_at = now() - interval '3 days', updated_at = now() - interval '3 days'
    where name like 'left/%' and name <> 'left/fresh.webp'`,
  );
  const left = ['left/behind.webp', 'left/late.webp'];
  expect((await listed()).filter((path) => String(path).startsWith('left/'))).toEqual(left);
  // It has got a record meanwhile.
  await register('left/late.webp', digest('c'));
  const files = (await database.client('editor')).storage.from('media');
  expect((await files.remove(['left/late.webp'])).data).toEqual([]);
  expect((await files.remove(['left/behind.webp'])).data).toHaveLength(1);
  expect(await listed()).not.toContain('left/behind.webp');
});

describe('picture: a builder encodes', () => {
  const toEncode = async (after: Record<string, unknown> = {}) => {
    const since = { changed_at: '2000-01-01T00:00:00Z', id: MEDIA.unused, ...after };
    const given = { after_time: since.changed_at, after_id: since.id };
    return (await database.call('service', 'pictures_to_encode', given)).rows;
  };

  test('those that came or changed since the last one it knows, to the microsecond', async () => {
    const all = await toEncode();
    expect(all.length).toBeGreaterThan(2);
    expect(all.map(({ id }) => id)).not.toContain(MEDIA.binned);
    expect(await toEncode(all.at(-1))).toEqual([]);
    expect((await toEncode(all[0]))[0]?.id).toBe(all[1]?.id);
    const { media_id } = await add('files/new-to-encode.webp', digest('e'));
    expect(await toEncode(all.at(-1))).toMatchObject([
      { id: media_id, width: 2560, sha256: digest('e') },
    ]);
  });

  test('none that nobody has used for a month', async () => {
    const { media_id } = await add('files/old-to-encode.webp', digest('d'));
    const isThere = async () => (await toEncode()).some(({ id }) => id === media_id);
    expect(await isThere()).toBe(true);
    await database.sql`
      update public.media set created_at = now() - interval '31 days' where id = ${media_id}`;
    expect(await isThere()).toBe(false);
    await database.sql`
      insert into public.media_usage (media_id, kind, entity_id, field)
      select ${media_id}, 'post', id, 'body' from public.posts limit 1`;
    expect(await isThere()).toBe(true);
  });
});
