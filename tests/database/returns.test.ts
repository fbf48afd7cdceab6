import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GALLERIES, MEDIA, POSTS, publishGallery } from './fixtures.ts';
import { PublishingSteps } from './publishing-steps.ts';

let steps: PublishingSteps;
beforeAll(async () => {
  steps = await PublishingSteps.open();
});
beforeEach(async () => {
  await steps.reset();
});
afterAll(() => steps.database.close());

describe('a return to an earlier release', () => {
  test('gives visitors what they saw, and leaves staff what is newer', async () => {
    await steps.write(POSTS.live, 'Old words.');
    await steps.publish(POSTS.live);
    const earlier = await steps.release();
    await steps.write(POSTS.live, 'New words.');
    await steps.publish(POSTS.live);
    await steps.publish(POSTS.draft);
    await steps.asEditor(
      `update public.galleries set summary = 'New' where id = '${GALLERIES.published}'`,
    );
    await publishGallery(steps.database, GALLERIES.published);
    await steps.asEditor(`update public.media set alt = 'Ash' where id = '${MEDIA.public}'`);
    await steps.approve(MEDIA.public);
    await steps.release();

    const { names, release: next } = await steps.goBack(earlier);
    expect(names).toEqual(['live changes', 'public changes', 'published changes', 'draft leaves']);
    expect(next).toMatchObject({ status: 'queued', returns_to: earlier });
    expect(await steps.visitorsRead(POSTS.live)).toBe('Old words.');
    expect(await steps.working(POSTS.live)).toBe('New words.');
    expect(await steps.visitorsRead(POSTS.draft)).toBeNull();
    expect(await steps.working(POSTS.draft)).toBe('Text.');
    const gallery = `from public.published_galleries join public.galleries on id = gallery_id where id = $1`;
    expect(
      await steps.database.sql(
        `select published_galleries.summary as seen, galleries.summary as kept ${gallery}`,
        [GALLERIES.published],
      ),
    ).toEqual([{ seen: '', kept: 'New' }]);
    expect(
      await steps.database.value('select alt from public.media where id = $1', [MEDIA.public]),
    ).toBe('A board of oak');
    expect(
      await steps.database.sql('select distinct state from public.post_states where post_id = $1', [
        POSTS.live,
      ]),
      'the newer text waits',
    ).toEqual([{ state: 'live_with_changes' }]);
  });

  test('has nothing waiting once the older text is restored in the working copy too', async () => {
    await steps.write(POSTS.live, 'Right.');
    await steps.publish(POSTS.live);
    const right = await steps.release();
    await steps.write(POSTS.live, 'Wrong.');
    await steps.publish(POSTS.live);
    await steps.release();
    await steps.goBack(right);
    await steps.asEditor(`select public.restore_revision(revision.id, posts.version)
      from public.post_revisions as revision join public.posts on posts.id = post_id
      where post_id = '${POSTS.live}' and revision.body = 'Right.' order by revision.version desc limit 1`);
    const { rows } = await steps.database.run(
      'editor',
      `select state from public.post_states where post_id = '${POSTS.live}'`,
    );
    expect(rows).toEqual([{ state: 'live' }]);
  });

  test('is no more than the next release brings, and can itself be taken back', async () => {
    await steps.write(POSTS.live, 'First.');
    await steps.publish(POSTS.live);
    const first = await steps.release();
    await steps.write(POSTS.live, 'Second.');
    await steps.publish(POSTS.live);
    const second = await steps.release();
    const back = await steps.goBack(first);
    await steps.database
      .serviceClient()
      .rpc('record_release', { id: back.release.id, status: 'live' });
    await steps.release();
    expect(await steps.visitorsRead(POSTS.live), 'nobody published the newer text').toBe('First.');
    await steps.goBack(second);
    expect(await steps.visitorsRead(POSTS.live)).toBe('Second.');
    const state = await steps.database.value(
      'select state from public.post_states where post_id = $1',
      [POSTS.live],
    );
    expect(state, 'both are one text again').toBe('live');
  });

  test('brings back what was taken off the site or binned, and names what is gone for good', async () => {
    const [kept, gone] = [
      'f0000000-0000-4000-8000-000000000001',
      'f0000000-0000-4000-8000-000000000002',
    ];
    await steps.asEditor(
      `insert into public.posts (id, title, body) values ('${kept}', 'Kept', 'Kept.'), ('${gone}', 'Gone', 'Gone.')`,
    );
    await steps.publish(kept);
    await steps.publish(gone);
    const earlier = await steps.release();
    await steps.asEditor(
      `update public.posts set deleted_at = now() where id in ('${kept}', '${gone}')`,
    );
    await steps.asEditor(`delete from public.posts where id = '${gone}'`);
    await steps.release();
    const { names } = await steps.goBack(earlier);
    expect(names).toEqual(['Gone lost', 'Kept returns']);
    expect(await steps.visitorsRead(kept)).toBe('Kept.');
    expect(
      await steps.database.value('select deleted_at from public.posts where id = $1', [kept]),
      'it left the bin',
    ).toBeNull();
  });

  test('puts the galleries in the order that they had', async () => {
    await publishGallery(steps.database, GALLERIES.draft);
    const order = () =>
      steps.database
        .sql<{ title: string }>('select title from public.published_galleries order by position')
        .then((rows) => rows.map(({ title }) => title));
    const before = await order();
    const earlier = await steps.release();
    await steps.asEditor(`select public.move_gallery('${GALLERIES.draft}', 1)`);
    expect(await order()).not.toEqual(before);
    await steps.release();
    const { names } = await steps.goBack(earlier);
    expect(names).toEqual(['The order of the galleries changes']);
    expect(await order()).toEqual(before);
  });

  test('is refused when somebody has changed the site since it was looked at', async () => {
    const earlier = await steps.release();
    await steps.write(POSTS.live, 'Seen.');
    await steps.publish(POSTS.live);
    const editor = await steps.database.client('editor');
    const { data } = await editor.rpc('preview_return', { id: earlier });
    await steps.write(POSTS.live, 'Not seen.');
    await steps.publish(POSTS.live);
    const { error } = await editor.rpc('return_to_release', {
      id: earlier,
      seen_version: data?.[0]?.seen_version ?? 0,
    });
    expect(error?.message).toMatch(/^Somebody has changed the site since you looked/);
    expect(await steps.visitorsRead(POSTS.live)).toBe('Not seen.');
  });

  test('is refused where an address has been taken, and changes nothing', async () => {
    const slug = await steps.database.value<string>(
      'select slug from public.published_posts where post_id = $1',
      [POSTS.live],
    );
    await steps.write(POSTS.live, 'Under the old address.');
    await steps.publish(POSTS.live);
    const earlier = await steps.release();
    await steps.asEditor(`update public.posts set slug = 'moved-away' where id = '${POSTS.live}'`);
    await steps.publish(POSTS.live);
    await steps.asEditor(
      `insert into public.posts (title, slug, body) values ('Newcomer', '${slug}', 'Text.')`,
    );
    await steps.asEditor(
      `select public.publish_post(id, version) from public.posts where slug = '${slug}'`,
    );
    // Visitors had not seen the newcomer, so it leaves and its address is free again.
    await steps.goBack(earlier);
    expect(
      await steps.database.value('select slug from public.published_posts where post_id = $1', [
        POSTS.live,
      ]),
    ).toBe(slug);
    expect(
      await steps.database.sql('select 1 from public.published_posts where title = $1', [
        'Newcomer',
      ]),
    ).toEqual([]);
  });

  test('does not reach a release that failed', async () => {
    const editor = await steps.database.client('editor');
    const { data } = await editor.rpc('request_release');
    if (!data) throw new Error('No release.');
    await steps.database.serviceClient().rpc('record_release', { id: data.id, status: 'failed' });
    const { error } = await editor.rpc('preview_return', { id: data.id });
    expect(error?.message).toMatch(/can’t go back to this release/);
  });
});

test('the history tells what each release brought, and which one the site can go back to', async () => {
  const first = await steps.release();
  await steps.write(POSTS.live, 'For the history.');
  await steps.publish(POSTS.live);
  await steps.write(POSTS.live, 'For the history, twice.');
  await steps.publish(POSTS.live);
  const second = await steps.release();
  const editor = await steps.database.client('editor');
  const { data } = await editor.rpc('release_history', { count: 1 });
  expect(data).toMatchObject([
    {
      id: second,
      is_live: true,
      can_return: false,
      changes: {
        total: 1,
        is_first: false,
        first: [{ entity: 'post', entity_id: POSTS.live, action: 'updated' }],
      },
    },
  ]);
  const older = await editor.rpc('release_history', { before_id: second });
  expect(older.data).toMatchObject([
    { id: first, is_live: false, can_return: true, changes: { is_first: true } },
  ]);
});

test('the history names each setting that a release brought', async () => {
  await steps.release();
  const closed = `[{"from": "2099-12-24", "to": "2099-12-26", "reason": ""}]`;
  const { message } = await steps.database.run(
    'admin',
    `update public.business_settings set email = 'two@example.com', closures = '${closed}'`,
  );
  expect(message).toBe('');
  await steps.release();
  const { data } = await (await steps.database.client('editor')).rpc('release_history', {
    count: 1,
  });
  expect(data).toMatchObject([
    { changes: { total: 2, first: [{ title: 'Email address' }, { title: 'Days closed' }] } },
  ]);
});
