import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TablesInsert, TablesUpdate } from '#supabase/database.types.ts';
import { addContent, MEDIA } from './fixtures.ts';
import { ACCOUNTS, TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
afterAll(() => database.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A live article in its first version. */
async function livePost(slug: string, fields: TablesInsert<'posts'> = {}): Promise<string> {
  const editor = await database.client('editor');
  const { data, error } = await editor
    .from('posts')
    .insert({ slug, title: slug, body: 'Old text.', ...fields })
    .select('id')
    .single();
  if (error) throw new Error(error.message);
  await publish(data.id, 1);
  return data.id;
}

async function publish(post_id: string, version: number, publish_at?: string) {
  const editor = await database.client('editor');
  return editor.rpc('publish_post', { post_id, version, ...(publish_at && { publish_at }) });
}

async function save(id: string, version: number, fields: TablesUpdate<'posts'>) {
  const editor = await database.client('editor');
  const { error } = await editor
    .from('posts')
    .update({ ...fields, version })
    .eq('id', id);
  expect(error).toBeNull();
}

async function published(post_id: string) {
  const visitor = await database.client('nobody');
  return (await visitor.from('published_posts').select().eq('post_id', post_id)).data?.[0];
}

async function state(post_id: string) {
  const editor = await database.client('editor');
  return (await editor.from('post_states').select('state, change_at').eq('post_id', post_id)).data;
}

/** Lets the time of everything that is scheduled come, without anybody looking. */
async function letTimeCome(): Promise<string> {
  return database.value(
    `update public.scheduled_posts set publish_at = now() - interval '2 minutes' returning publish_at::text`,
  );
}

const due = () => database.serviceClient().rpc('release_due');

describe('a change to a live article', () => {
  test('goes live at its time, without anybody present, and asks for a release', async () => {
    const id = await livePost('to-change', { cover_media_id: MEDIA.public });
    await save(id, 1, {
      title: 'Changed',
      slug: 'has-changed',
      body: `![Oak](media:${MEDIA.unused})`,
    });
    const at = inAnHour();
    const { data, error } = await publish(id, 2, at);
    expect(error).toBeNull();
    expect(data, 'visitors keep what they have').toMatchObject({ title: 'to-change', version: 1 });
    expect(await published(id)).toMatchObject({ title: 'to-change' });
    expect(await state(id)).toMatchObject([
      { state: 'live_with_changes', change_at: expect.any(String) },
    ]);
    await due();
    expect(await published(id), 'before its time').toMatchObject({ title: 'to-change' });

    await letTimeCome();
    const version = await database.value<string>('select public.content_version()');
    expect((await due()).data).toMatchObject({ status: 'queued' });
    expect(await published(id)).toMatchObject({
      title: 'Changed',
      slug: 'has-changed',
      version: 2,
    });
    expect(await state(id)).toEqual([{ state: 'live', change_at: null }]);
    expect(Number(await database.value('select public.content_version()'))).toBeGreaterThan(
      Number(version),
    );
    const visitor = await database.client('nobody');
    expect(
      (await visitor.from('post_redirects').select('old_slug').eq('post_id', id)).data,
    ).toEqual([{ old_slug: 'to-change' }]);
    expect((await visitor.from('media').select('id').eq('id', MEDIA.unused)).data).toHaveLength(1);
  });

  test('says when it changed, however late the server noticed', async () => {
    const id = await livePost('late');
    await save(id, 1, { title: 'Late' });
    await publish(id, 2, inAnHour());
    const at = await letTimeCome();
    await due();
    const shown = (await published(id))?.updated_at ?? '';
    expect(new Date(shown).getTime()).toBe(new Date(at).getTime());
  });

  test('is the text that was scheduled, whatever was written after it', async () => {
    const id = await livePost('written-on');
    await save(id, 1, { title: 'Second' });
    await publish(id, 2, inAnHour());
    await save(id, 2, { title: 'Third' });
    await letTimeCome();
    await due();
    expect(await published(id)).toMatchObject({ title: 'Second' });
    expect(await state(id)).toEqual([{ state: 'live_with_changes', change_at: null }]);
  });

  test('is replaced by one that is scheduled later, and dropped by publishing now', async () => {
    const id = await livePost('changed-plans');
    await save(id, 1, { title: 'Second' });
    await publish(id, 2, inAnHour());
    await save(id, 2, { title: 'Third' });
    await publish(id, 3, inAnHour());
    const scheduled = () =>
      database.sql(
        'select title, version, scheduled_by from public.scheduled_posts where post_id = $1',
        [id],
      );
    expect(await scheduled()).toEqual([
      { title: 'Third', version: 3, scheduled_by: ACCOUNTS.editor },
    ]);
    await publish(id, 3);
    expect(await scheduled()).toEqual([]);
    expect(await published(id)).toMatchObject({ title: 'Third' });
  });

  test('is called off, and nothing that visitors read changes', async () => {
    const id = await livePost('called-off');
    await save(id, 1, { title: 'Second' });
    await publish(id, 2, inAnHour());
    const editor = await database.client('editor');
    const { data } = await editor.rpc('unpublish_post', { post_id: id, keeps_live: true });
    expect(data).toMatchObject({ title: 'Second', version: 2 });
    expect(await published(id)).toMatchObject({ title: 'called-off' });
    expect(await state(id)).toEqual([{ state: 'live_with_changes', change_at: null }]);
  });

  test('is called off with the waiting changes, and when the article comes off the site', async () => {
    const editor = await database.client('editor');
    for (const action of ['discard', 'unpublish'] as const) {
      const id = await livePost(`off-by-${action}`);
      await save(id, 1, { title: 'Second' });
      await publish(id, 2, inAnHour());
      if (action === 'discard') await editor.rpc('discard_changes', { post_id: id, version: 2 });
      else await editor.rpc('unpublish_post', { post_id: id });
      expect(
        await database.sql('select from public.scheduled_posts where post_id = $1', [id]),
      ).toEqual([]);
    }
  });

  test('keeps its address and its pictures from others until then', async () => {
    const id = await livePost('keeps');
    await save(id, 1, { slug: 'kept-for-later', cover_media_id: MEDIA.draft });
    await publish(id, 2, inAnHour());
    await save(id, 2, { slug: 'somewhere-else', cover_media_id: null });
    const editor = await database.client('editor');
    const { error } = await editor.from('posts').insert({ slug: 'kept-for-later' });
    expect(error).toMatchObject({ code: 'PT409', hint: 'slug_taken' });
    const visitor = await database.client('nobody');
    expect((await visitor.from('media').select('id').eq('id', MEDIA.draft)).data).toEqual([]);
    expect(
      await database.sql(
        `select kind from public.media_usage where media_id = $1 and entity_id = $2`,
        [MEDIA.draft, id],
      ),
    ).toEqual([{ kind: 'scheduled_post' }]);
  });
});

test('an article that was only scheduled is a draft when it is called off', async () => {
  const editor = await database.client('editor');
  const { data } = await editor
    .from('posts')
    .insert({ title: 'Not yet', body: 'Text.' })
    .select('id')
    .single();
  const id = data?.id ?? '';
  await publish(id, 1, inAnHour());
  await editor.rpc('unpublish_post', { post_id: id, keeps_live: true });
  expect(await state(id)).toEqual([{ state: 'draft', change_at: null }]);
});

describe('pictures without a description', () => {
  const picture = async (alt: string, decorative: boolean) =>
    database.value<string>(
      `insert into public.media (bucket, path, alt, decorative, mime_type, bytes, width, height)
      values ('media', gen_random_uuid()::text || '.jpg', $1, $2, 'image/jpeg', 1, 1, 1) returning id`,
      [alt, decorative],
    );
  const tryToPublish = async (fields: TablesInsert<'posts'>) => {
    const editor = await database.client('editor');
    const { data } = await editor
      .from('posts')
      .insert({ title: 'Pictures', body: 'Text.', ...fields })
      .select('id')
      .single();
    return (await publish(data?.id ?? '', 1)).error;
  };

  test('keep an article from being published, in the text and as its cover', async () => {
    const bare = await picture('', false);
    for (const fields of [
      { cover_media_id: bare },
      { body: `Text.\n\n![](media:${bare})` },
      { body: `![  ](<media:${bare}> "A caption")` },
      { body: `![Before](media:${bare})\n![](media:${bare} "After")` },
      { body: `![][The  oak]\n\n[the\nOak]: <media:${bare}> "A caption"` },
      { body: `<p><img alt='' src=media:${bare}></p>` },
      { body: `<IMG SRC="media:${bare}">` },
    ]) {
      expect(await tryToPublish(fields)).toMatchObject({
        code: 'PT422',
        hint: 'missing_alt',
        message: expect.stringMatching(/^One picture has no description/),
      });
    }
    const other = await picture(' ', false);
    expect(
      await tryToPublish({ body: `![](media:${bare}) ![](media:${other}) ![](media:${bare})` }),
    ).toMatchObject({ message: expect.stringMatching(/^2 pictures have no description/) });
  });

  test('are no reason where the text or the library describes them, or says that they decorate', async () => {
    const bare = await picture('', false);
    const described = await picture('Oak', false);
    const decorative = await picture('', true);
    const body = `![Oak \\] board](media:${bare}) ![](media:${described}) ![](media:${decorative})`;
    expect(await tryToPublish({ body, cover_media_id: described })).toBeNull();
    for (const shown of [
      `[](media:${bare}) media:${bare}`,
      `![oak] ![][ash]\n\n[oak]: media:${bare}`,
      `<img src="media:${bare}" alt=Oak><img alt='Oak' src='media:${bare}'>`,
      `<img src="/oak.jpg"><p>media:${bare}</p>`,
    ]) {
      expect(await tryToPublish({ body: shown }), shown).toBeNull();
    }
  });

  test('keep it from being published where one did not come along when the text was pasted', async () => {
    const missing = { code: 'PT422', hint: 'missing_picture' };
    expect(await tryToPublish({ body: 'Text.\n\n![](media:missing)' })).toMatchObject({
      ...missing,
      message: expect.stringMatching(/^A picture did not come along when/),
    });
    expect(
      await tryToPublish({ body: '![](media:missing)\n![Oak \\] board]( <MEDIA:missing>)' }),
    ).toMatchObject({ ...missing, message: expect.stringMatching(/^2 pictures did not come/) });
    expect(await tryToPublish({ body: 'Of `media:missing` and [oak](media:missing)' })).toBeNull();
  });

  test('keep it off the schedule, too', async () => {
    const id = await livePost('undescribed');
    await save(id, 1, { cover_media_id: await picture('', false) });
    expect((await publish(id, 2, inAnHour())).error).toMatchObject({ hint: 'missing_alt' });
  });
});
