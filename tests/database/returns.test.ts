import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent, GALLERIES, MEDIA, POSTS, publishGallery } from './fixtures.ts';
import { TestDatabase } from './harness.ts';

let database: TestDatabase;
let start: number;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
  await database.sql('delete from public.scheduled_posts');
});
beforeEach(async () => {
  await database.sql('delete from public.releases');
  start = await database.value('select public.content_version()');
});
afterAll(() => database.close());

const asEditor = async (statement: string) => {
  const outcome = await database.run('editor', statement);
  expect(outcome.message).toBe('');
  return outcome.rows;
};
const write = (id: string, body: string) =>
  asEditor(`update public.posts set body = '${body}' where id = '${id}'`);
const publish = (id: string) =>
  asEditor(
    `select public.publish_post(id, version) from public.posts where id = (select '${id}'::uuid)`,
  );
const visitorsRead = (id: string) =>
  database
    .sql<{ body: string }>(
      'select body from public.published_posts where post_id = $1 and published_at <= now()',
      [id],
    )
    .then(([row]) => row?.body ?? null);
const working = (id: string) =>
  database.value<string>('select body from public.posts where id = $1', [id]);

/** A release of the present content that went live; its id. */
async function release(): Promise<number> {
  const editor = await database.client('editor');
  const { data, error } = await editor.rpc('request_release');
  if (error) throw new Error(error.message);
  await database.serviceClient().rpc('record_release', { id: data.id, status: 'live' });
  return data.id;
}

async function goBack(id: number) {
  const editor = await database.client('editor');
  const preview = await editor.rpc('preview_return', { id });
  if (preview.error) throw new Error(preview.error.message);
  const seen_version = preview.data[0]?.seen_version ?? 0;
  const { data, error } = await editor.rpc('return_to_release', { id, seen_version });
  if (error) throw new Error(error.message);
  return { names: preview.data.map(({ title, effect }) => `${title} ${effect}`), release: data };
}

describe('a return to an earlier release', () => {
  test('gives visitors what they saw, and leaves staff what is newer', async () => {
    await write(POSTS.live, 'Old words.');
    await publish(POSTS.live);
    const earlier = await release();
    await write(POSTS.live, 'New words.');
    await publish(POSTS.live);
    await publish(POSTS.draft);
    await asEditor(
      `update public.galleries set summary = 'New' where id = '${GALLERIES.published}'`,
    );
    await publishGallery(database, GALLERIES.published);
    await asEditor(`update public.media set alt = 'Ash' where id = '${MEDIA.public}'`);
    await release();

    const { names, release: next } = await goBack(earlier);
    expect(names).toEqual(['live changes', 'public changes', 'published changes', 'draft leaves']);
    expect(next).toMatchObject({ status: 'queued', returns_to: earlier });
    expect(await visitorsRead(POSTS.live)).toBe('Old words.');
    expect(await working(POSTS.live)).toBe('New words.');
    expect(await visitorsRead(POSTS.draft)).toBeNull();
    expect(await working(POSTS.draft)).toBe('Text.');
    const gallery = `from public.published_galleries join public.galleries on id = gallery_id where id = $1`;
    expect(
      await database.sql(
        `select published_galleries.summary as seen, galleries.summary as kept ${gallery}`,
        [GALLERIES.published],
      ),
    ).toEqual([{ seen: '', kept: 'New' }]);
    expect(await database.value('select alt from public.media where id = $1', [MEDIA.public])).toBe(
      'A board of oak',
    );
    expect(
      await database.sql('select distinct state from public.post_states where post_id = $1', [
        POSTS.live,
      ]),
      'the newer text waits',
    ).toEqual([{ state: 'live_with_changes' }]);
  });

  test('is no more than the next release brings, and can itself be taken back', async () => {
    await write(POSTS.live, 'First.');
    await publish(POSTS.live);
    const first = await release();
    await write(POSTS.live, 'Second.');
    await publish(POSTS.live);
    const second = await release();
    const back = await goBack(first);
    await database.serviceClient().rpc('record_release', { id: back.release.id, status: 'live' });
    await release();
    expect(await visitorsRead(POSTS.live), 'nobody published the newer text').toBe('First.');
    await goBack(second);
    expect(await visitorsRead(POSTS.live)).toBe('Second.');
    const state = await database.value('select state from public.post_states where post_id = $1', [
      POSTS.live,
    ]);
    expect(state, 'both are one text again').toBe('live');
  });

  test('brings back what was taken off the site or binned, and names what is gone for good', async () => {
    const [kept, gone] = [
      'f0000000-0000-4000-8000-000000000001',
      'f0000000-0000-4000-8000-000000000002',
    ];
    await asEditor(
      `insert into public.posts (id, title, body) values ('${kept}', 'Kept', 'Kept.'), ('${gone}', 'Gone', 'Gone.')`,
    );
    await publish(kept);
    await publish(gone);
    const earlier = await release();
    await asEditor(`update public.posts set deleted_at = now() where id in ('${kept}', '${gone}')`);
    await asEditor(`delete from public.posts where id = '${gone}'`);
    await release();
    const { names } = await goBack(earlier);
    expect(names).toEqual(['Gone lost', 'Kept returns']);
    expect(await visitorsRead(kept)).toBe('Kept.');
    expect(
      await database.value('select deleted_at from public.posts where id = $1', [kept]),
      'it left the bin',
    ).toBeNull();
  });

  test('puts the galleries in the order that they had', async () => {
    await publishGallery(database, GALLERIES.draft);
    const order = () =>
      database
        .sql<{ title: string }>('select title from public.published_galleries order by position')
        .then((rows) => rows.map(({ title }) => title));
    const before = await order();
    const earlier = await release();
    await asEditor(`select public.move_gallery('${GALLERIES.draft}', 1)`);
    expect(await order()).not.toEqual(before);
    await release();
    const { names } = await goBack(earlier);
    expect(names).toEqual(['The order of the galleries changes']);
    expect(await order()).toEqual(before);
  });

  test('is refused when somebody has changed the site since it was looked at', async () => {
    const earlier = await release();
    await write(POSTS.live, 'Seen.');
    await publish(POSTS.live);
    const editor = await database.client('editor');
    const { data } = await editor.rpc('preview_return', { id: earlier });
    await write(POSTS.live, 'Not seen.');
    await publish(POSTS.live);
    const { error } = await editor.rpc('return_to_release', {
      id: earlier,
      seen_version: data?.[0]?.seen_version ?? 0,
    });
    expect(error?.message).toMatch(/^Somebody has changed the site since you looked/);
    expect(await visitorsRead(POSTS.live)).toBe('Not seen.');
  });

  test('is refused where an address has been taken, and changes nothing', async () => {
    const slug = await database.value<string>(
      'select slug from public.published_posts where post_id = $1',
      [POSTS.live],
    );
    await write(POSTS.live, 'Under the old address.');
    await publish(POSTS.live);
    const earlier = await release();
    await asEditor(`update public.posts set slug = 'moved-away' where id = '${POSTS.live}'`);
    await publish(POSTS.live);
    await asEditor(
      `insert into public.posts (title, slug, body) values ('Newcomer', '${slug}', 'Text.')`,
    );
    await asEditor(
      `select public.publish_post(id, version) from public.posts where slug = '${slug}'`,
    );
    // Visitors had not seen the newcomer, so it leaves and its address is free again.
    await goBack(earlier);
    expect(
      await database.value('select slug from public.published_posts where post_id = $1', [
        POSTS.live,
      ]),
    ).toBe(slug);
    expect(
      await database.sql('select 1 from public.published_posts where title = $1', ['Newcomer']),
    ).toEqual([]);
  });

  test('does not reach a release that failed', async () => {
    const editor = await database.client('editor');
    const { data } = await editor.rpc('request_release');
    if (!data) throw new Error('No release.');
    await database.serviceClient().rpc('record_release', { id: data.id, status: 'failed' });
    const { error } = await editor.rpc('preview_return', { id: data.id });
    expect(error?.message).toMatch(/can’t go back to this release/);
  });
});

describe('one change that was approved', () => {
  const putBack = (version: number) =>
    asEditor(
      `select public.put_back_change('post', (select '${POSTS.live}'::uuid), ${version}) as version`,
    ).then(([row]) => Number(row?.version));

  test('is taken back to what the live site shows, and brought again', async () => {
    await write(POSTS.live, 'Approved too early.');
    await publish(POSTS.live);
    const before = await visitorsRead(POSTS.live);
    const undo = await putBack(start);
    expect(await visitorsRead(POSTS.live)).not.toBe(before);
    expect(await working(POSTS.live)).toBe('Approved too early.');
    expect(
      await database.value(
        'select is_return from public.content_changes order by version desc limit 1',
      ),
    ).toBe(true);
    await putBack(undo);
    expect(await visitorsRead(POSTS.live)).toBe('Approved too early.');
  });

  test('is compared with what visitors saw at any version', async () => {
    const at = (version: number) =>
      asEditor(
        `select public.content_at('post', '${POSTS.live}', ${version}) ->> 'body' as body`,
      ).then(([row]) => row?.body);
    await write(POSTS.live, 'One.');
    await publish(POSTS.live);
    const one = await database.value<number>('select public.content_version()');
    await write(POSTS.live, 'Two.');
    await publish(POSTS.live);
    expect(await at(one)).toBe('One.');
    expect(await at(one + 1)).toBe('Two.');
  });
});

describe('a selection', () => {
  async function versionOf(id: string): Promise<number> {
    return database.value('select version from public.posts where id = $1', [id]);
  }
  const select = async (posts: object[], leftOut: object[] = []) => {
    const editor = await database.client('editor');
    return editor.rpc('release_selection', {
      posts: posts as never,
      galleries: [],
      left_out: leftOut as never,
      live_version: start,
    });
  };

  test('approves what is chosen, leaves the rest, and asks for one release', async () => {
    await write(POSTS.live, 'Chosen.');
    await publish(POSTS.draft);
    const { data, error } = await select(
      [{ id: POSTS.live, version: await versionOf(POSTS.live), title: 'live' }],
      [{ entity: 'post', id: POSTS.draft }],
    );
    expect(error).toBeNull();
    expect(data).toMatchObject({ status: 'queued' });
    expect(await visitorsRead(POSTS.live)).toBe('Chosen.');
    expect(await visitorsRead(POSTS.draft), 'it waits as a draft').toBeNull();
  });

  test('is all or nothing, and says what stands in its way', async () => {
    await publish(POSTS.draft);
    const { error } = await select(
      [{ id: POSTS.live, version: 1, title: 'Oak' }],
      [{ entity: 'post', id: POSTS.draft }],
    );
    expect(error?.message).toBe(
      '“Oak”: somebody has changed it since you looked. Look at it again. Nothing was published.',
    );
    expect(await visitorsRead(POSTS.draft)).toBe('Text.');
    expect(await database.value('select count(*) from public.releases')).toBe(0);
  });
});

test('the history tells what each release brought, and which one the site can go back to', async () => {
  const first = await release();
  await write(POSTS.live, 'For the history.');
  await publish(POSTS.live);
  await write(POSTS.live, 'For the history, twice.');
  await publish(POSTS.live);
  const second = await release();
  const editor = await database.client('editor');
  const { data } = await editor.rpc('release_history', { count: 1 });
  expect(data).toMatchObject([
    {
      id: second,
      is_live: true,
      can_return: false,
      changes: { total: 1, first: [{ entity: 'post', entity_id: POSTS.live, action: 'updated' }] },
    },
  ]);
  const older = await editor.rpc('release_history', { before_id: second });
  expect(older.data).toMatchObject([{ id: first, is_live: false, can_return: true }]);
});
