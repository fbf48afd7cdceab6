import { describe, expect, test } from 'vitest';
import { addContent, MEDIA } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';

const database = openDatabase(addContent);

const digest = (letter: string) => letter.repeat(64);

/** Puts a file into storage as an editor does, without a record. */
async function upload(path: string, bytes = 'a picture', bucket = 'media') {
  const files = (await database.client('editor')).storage.from(bucket);
  const { error } = await files.upload(path, Buffer.from(bytes), { contentType: 'image/webp' });
  expect(error).toBeNull();
}

async function register(path: string, sha256: string, person: Person = 'editor', bucket = 'media') {
  const client = await database.client(person);
  const { data, error } = await client
    .rpc('register_media', {
      bucket,
      path,
      title: ' Möbel & Küche.jpg ',
      width: 2560,
      height: 1920,
      thumbhash: 'abc=',
      sha256,
    })
    .single();
  return { ...(data ?? { media_id: '', was_there: null }), error };
}

const mediaRow = async (id: string) => {
  const [row] = await database.sql<Record<string, unknown>>`
    select * from public.media where id = ${id}`;
  return row;
};

describe('registering a picture', () => {
  test('takes size and type from storage, and the name as people see it', async () => {
    await upload('2026/one.webp', '0123456789');
    const { media_id, was_there } = await register('2026/one.webp', digest('1'));
    expect(was_there).toBe(false);
    expect(await mediaRow(media_id)).toMatchObject({
      bytes: 10,
      mime_type: 'image/webp',
      title: 'Möbel & Küche.jpg',
      width: 2560,
      sha256: digest('1'),
    });
  });

  test('twice is one record', async () => {
    await upload('2026/twice.webp');
    const first = await register('2026/twice.webp', digest('2'));
    const second = await register('2026/twice.webp', digest('2'));
    expect(second).toMatchObject({ media_id: first.media_id, was_there: true });
  });

  test('is refused before the file is there', async () => {
    const { error } = await register('2026/never.webp', digest('3'));
    expect(error).toMatchObject({ code: 'PT404', hint: 'file_missing' });
  });

  test('an original that another browser encoded differently stays one picture', async () => {
    await upload('2026/chrome.webp', 'one encoder');
    await upload('2026/safari.jpg', 'another');
    const first = await register('2026/chrome.webp', digest('4'));
    const second = await register('2026/safari.jpg', digest('4'));
    expect(second).toMatchObject({ media_id: first.media_id, was_there: true });
  });

  test('by two at once is one record', async () => {
    await upload('2026/both-a.webp', 'a');
    await upload('2026/both-b.webp', 'b');
    const both = await Promise.all([
      register('2026/both-a.webp', digest('5')),
      register('2026/both-b.webp', digest('5'), 'admin'),
    ]);
    expect(new Set(both.map(({ media_id }) => media_id)).size).toBe(1);
  });

  test('brings a picture back from the bin', async () => {
    await upload('2026/binned.webp');
    const { media_id } = await register('2026/binned.webp', digest('6'));
    await database.sql`update public.media set deleted_at = now() where id = ${media_id}`;
    const editor = await database.client('editor');
    const { data } = await editor.rpc('reuse_media', { sha256: digest('6') });
    expect(data).toBe(media_id);
    expect(await mediaRow(media_id)).toMatchObject({ deleted_at: null });
  });

  test('mends a record whose file got lost, with a new file of the same original', async () => {
    await upload('2026/lost.webp');
    const { media_id } = await register('2026/lost.webp', digest('7'));
    await database.sql`update public.media set path = 'gone.webp' where id = ${media_id}`;
    const admin = await database.client('admin');
    const { data: broken } = await admin.rpc('records_without_file');
    expect(broken?.map((row) => row.media_id)).toContain(media_id);
    expect((await admin.rpc('reuse_media', { sha256: digest('7') })).data).toBeNull();

    await upload('2026/found.webp', 'again');
    const again = await register('2026/found.webp', digest('7'));
    expect(again).toMatchObject({ media_id, was_there: true });
    expect(await mediaRow(media_id)).toMatchObject({ path: '2026/found.webp', bytes: 5 });
  });

  test('unknown originals have no picture', async () => {
    const editor = await database.client('editor');
    expect((await editor.rpc('reuse_media', { sha256: digest('f') })).data).toBeNull();
  });

  test.each(['nobody', 'viewer', 'aal1', 'deactivated', 'signed-out'] as const)(
    'is nothing for %s',
    async (person) => {
      await upload(`2026/${person}.webp`);
      const { error } = await register(`2026/${person}.webp`, digest('8'), person);
      expect(error).not.toBeNull();
      const rows = await database.sql`select from public.media where sha256 = ${digest('8')}`;
      expect(rows).toHaveLength(0);
    },
  );
});

describe('what a client claims of a file', () => {
  test('counts for nothing when it adds a record by hand', async () => {
    await upload('2026/by-hand.webp', '12345');
    const editor = await database.client('editor');
    const { data } = await editor
      .from('media')
      .insert({
        bucket: 'media',
        path: '2026/by-hand.webp',
        mime_type: 'image/png',
        bytes: 99,
        width: 10,
        height: 10,
      })
      .select('bytes, mime_type')
      .single();
    expect(data).toEqual({ bytes: 5, mime_type: 'image/webp' });
  });

  test('changes neither size, type, dimensions nor digest of a file that stays', async () => {
    const before = await mediaRow(MEDIA.unused);
    const editor = await database.client('editor');
    await editor
      .from('media')
      .update({
        bytes: 1,
        mime_type: 'image/gif',
        width: 1,
        height: 1,
        sha256: digest('9'),
        alt: 'x',
      })
      .eq('id', MEDIA.unused);
    const { bytes, mime_type, width, height, sha256 } = before ?? {};
    expect(await mediaRow(MEDIA.unused)).toMatchObject({
      ...{ bytes, mime_type, width, height, sha256 },
      alt: 'x',
    });
  });

  test('a path without a file is refused', async () => {
    const outcome = await database.attempt(
      'editor',
      `update public.media set path = 'nowhere.webp' where id = '${MEDIA.unused}'`,
    );
    expect(outcome).toMatchObject({ sqlstate: 'PT404', hint: 'file_missing' });
  });
});

describe('what an interruption left behind', () => {
  const age = (path: string, interval: string) =>
    database.sql`
      update storage.objects set created_at = now() - ${interval}::interval, updated_at = now() -
      ${interval}::interval
      where name = ${path}`;
  const listed = async (person: Person = 'editor') => {
    const { data } = await (await database.client(person)).rpc('files_without_record');
    return (data ?? []).map(({ path }) => path);
  };

  test('is listed once it is old, unless a picture needs it, in the bin or not', async () => {
    await upload('left/behind.webp');
    await upload('left/kept.webp', 'kept');
    await upload('left/in-bin.webp', 'in bin');
    await upload('left/fresh.webp', 'fresh');
    await register('left/kept.webp', digest('a'));
    const { media_id } = await register('left/in-bin.webp', digest('b'));
    await database.sql`update public.media set deleted_at = now() where id = ${media_id}`;
    for (const name of ['behind', 'kept', 'in-bin']) await age(`left/${name}.webp`, '3 days');
    const paths = await listed();
    expect(paths).toContain('left/behind.webp');
    for (const name of ['kept', 'in-bin', 'fresh'])
      expect(paths).not.toContain(`left/${name}.webp`);
  });

  test('that has got a record meanwhile is not deleted', async () => {
    await upload('left/late.webp', 'late');
    await age('left/late.webp', '3 days');
    expect(await listed()).toContain('left/late.webp');
    await register('left/late.webp', digest('c'));
    const files = (await database.client('editor')).storage.from('media');
    expect((await files.remove(['left/late.webp'])).data).toEqual([]);
    expect((await files.remove(['left/behind.webp'])).data).toHaveLength(1);
    expect(await listed()).not.toContain('left/behind.webp');
  });
});

describe('a builder encodes', () => {
  const place = { after_time: '2000-01-01T00:00:00Z', after_id: MEDIA.unused };

  test('the pictures that came or changed since the last one it knows, to the microsecond', async () => {
    const service = database.serviceClient();
    const { data: all } = await service.rpc('pictures_to_encode', place);
    const ids = all?.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).not.toContain(MEDIA.binned);
    const last = all?.at(-1);
    const known = { after_time: last?.changed_at ?? '', after_id: last?.id ?? '' };
    expect((await service.rpc('pictures_to_encode', known)).data).toEqual([]);
    const [first, second] = all ?? [];
    const one = { after_time: first?.changed_at ?? '', after_id: first?.id ?? '' };
    expect((await service.rpc('pictures_to_encode', one)).data?.at(0)?.id).toBe(second?.id);

    await upload('files/new-to-encode.webp');
    const { media_id } = await register('files/new-to-encode.webp', digest('e'));
    const { data: later } = await service.rpc('pictures_to_encode', known);
    expect(later).toMatchObject([{ id: media_id, width: 2560, sha256: digest('e') }]);
  });

  test('no picture that nobody has used for a month', async () => {
    const service = database.serviceClient();
    await upload('files/old-to-encode.webp');
    const { media_id } = await register('files/old-to-encode.webp', digest('f'));
    const isThere = async () =>
      (await service.rpc('pictures_to_encode', place)).data?.some(({ id }) => id === media_id);
    expect(await isThere()).toBe(true);
    await database.sql`
      update public.media set created_at = now() - interval '31 days' where id = ${media_id}`;
    expect(await isThere()).toBe(false);
    await database.sql`
      insert into public.media_usage (media_id, kind, entity_id, field) select ${media_id},
      'post', id, 'body' from public.posts limit 1`;
    expect(await isThere()).toBe(true);
  });
});
