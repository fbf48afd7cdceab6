import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { POSTS } from './fixtures.ts';
import { PublishingSteps } from './publishing-steps.ts';

let steps: PublishingSteps;
let start: number;
beforeAll(async () => {
  steps = await PublishingSteps.open();
});
beforeEach(async () => {
  start = await steps.reset();
});
afterAll(() => steps.database.close());

describe('one change that was approved', () => {
  const putBack = (version: number) =>
    steps
      .asEditor(
        `select public.put_back_change('post', (select '${POSTS.live}'::uuid), ${version}) as version`,
      )
      .then(([row]) => Number(row?.version));

  test('is taken back to what the live site shows, and brought again', async () => {
    await steps.write(POSTS.live, 'Approved too early.');
    await steps.publish(POSTS.live);
    const before = await steps.visitorsRead(POSTS.live);
    const undo = await putBack(start);
    expect(await steps.visitorsRead(POSTS.live)).not.toBe(before);
    expect(await steps.working(POSTS.live)).toBe('Approved too early.');
    expect(
      await steps.database.value(
        'select is_return from public.content_changes order by version desc limit 1',
      ),
    ).toBe(true);
    await putBack(undo);
    expect(await steps.visitorsRead(POSTS.live)).toBe('Approved too early.');
  });

  test('is known as taken back, however many others have changed since', async () => {
    const takenBack = () =>
      steps
        .asEditor(`select public.taken_back('{${POSTS.live},${POSTS.draft}}') as ids`)
        .then(([row]) => row?.ids);
    await steps.write(POSTS.live, 'Approved, and taken back.');
    await steps.publish(POSTS.live);
    expect(await takenBack()).toEqual([]);
    await putBack(start);
    await steps.database.sql(
      `insert into public.content_changes (entity, entity_id, title, action)
      select 'post', '${POSTS.draft}', 'draft', 'updated' from generate_series(1, 1500)`,
    );
    expect(await takenBack()).toEqual([POSTS.live]);
    await steps.publish(POSTS.live);
    expect(await takenBack()).toEqual([]);
  });

  test('is refused for what does not go back', async () => {
    const outcome = await steps.database.attempt(
      'editor',
      `select public.put_back_change('testimonial', '${POSTS.live}', 0)`,
    );
    expect(outcome.sqlstate).toBe('PT422');
  });

  test('is compared with what visitors saw at any version', async () => {
    const at = (version: number) =>
      steps
        .asEditor(
          `select public.content_at('post', '${POSTS.live}', ${version}) ->> 'body' as body`,
        )
        .then(([row]) => row?.body);
    await steps.write(POSTS.live, 'One.');
    await steps.publish(POSTS.live);
    const one = await steps.database.value<number>('select public.content_version()');
    await steps.write(POSTS.live, 'Two.');
    await steps.publish(POSTS.live);
    expect(await at(one)).toBe('One.');
    expect(await at(one + 1)).toBe('Two.');
  });
});

describe('a selection', () => {
  async function versionOf(id: string): Promise<number> {
    return steps.database.value('select version from public.posts where id = $1', [id]);
  }
  const select = async (posts: object[], leftOut: object[] = []) => {
    const editor = await steps.database.client('editor');
    return editor.rpc('release_selection', {
      posts: posts as never,
      galleries: [],
      left_out: leftOut as never,
      live_version: start,
    });
  };

  test('approves what is chosen, leaves the rest, and asks for one release', async () => {
    await steps.write(POSTS.live, 'Chosen.');
    await steps.publish(POSTS.draft);
    const { data, error } = await select(
      [{ id: POSTS.live, version: await versionOf(POSTS.live), title: 'live' }],
      [{ entity: 'post', id: POSTS.draft }],
    );
    expect(error).toBeNull();
    expect(data).toMatchObject({ status: 'queued' });
    expect(await steps.visitorsRead(POSTS.live)).toBe('Chosen.');
    expect(await steps.visitorsRead(POSTS.draft), 'it waits as a draft').toBeNull();
  });

  test('is all or nothing, and says what stands in its way', async () => {
    await steps.publish(POSTS.draft);
    const { error } = await select(
      [{ id: POSTS.live, version: 1, title: 'Oak' }],
      [{ entity: 'post', id: POSTS.draft }],
    );
    expect(error?.message).toBe(
      '“Oak”: somebody has changed it since you looked. Look at it again. Nothing was published.',
    );
    expect(await steps.visitorsRead(POSTS.draft)).toBe('Text.');
    expect(await steps.database.value('select count(*) from public.releases')).toBe(0);
  });
});
