import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';

const database = openDatabase(addContent);
beforeEach(() => database.sql('delete from public.releases'));

async function press() {
  const editor = await database.client('editor');
  const { data, error } = await editor.rpc('request_release');
  if (error) throw new Error(error.message);
  return data;
}

const record = (id: number, status: 'queued' | 'building' | 'live' | 'failed', message = '') =>
  database.serviceClient().rpc('record_release', { id, status, message });

const changeSomething = () =>
  database.sql('update public.published_galleries set summary = gen_random_uuid()::text');

describe('a press of Publish', () => {
  test('queues the content as it is now', async () => {
    expect(await press()).toMatchObject({
      status: 'queued',
      content_version: await database.value('select public.content_version()'),
      requested_by: ACCOUNTS.editor,
      started_at: null,
      finished_at: null,
    });
  });

  test('twice makes one release, which takes the newer content along', async () => {
    const first = await press();
    await changeSomething();
    const [second, third] = await Promise.all([press(), press()]);
    expect(second?.id).toBe(first.id);
    expect(third?.id).toBe(first.id);
    expect(second?.content_version).toBeGreaterThan(first.content_version);
    expect(await database.value('select count(*) from public.releases')).toBe(1);
  });

  test('during the build of this very content waits for that build', async () => {
    const first = await press();
    await record(first.id, 'building');
    expect(await press()).toMatchObject({ id: first.id, status: 'building' });

    await changeSomething();
    const next = await press();
    expect(next.id).not.toBe(first.id);
    expect(next.status).toBe('queued');
  });

  test('is not held up by a build that never reported back', async () => {
    const first = await press();
    await record(first.id, 'building');
    await database.sql(`update public.releases set started_at = now() - interval '16 minutes'`);
    const next = await press();
    expect(next.id).not.toBe(first.id);
    expect(
      await database.sql`select status, message from public.releases where id = ${first.id}`,
    ).toEqual([{ status: 'failed', message: 'The build did not report back within 15 minutes.' }]);
  });

  test('leaves a build alone that said a word within 15 minutes', async () => {
    const service = database.serviceClient();
    const { id } = await press();
    await service.rpc('claim_release');
    const ago = (minutes: number) =>
      database.sql`
        update public.releases set started_at = now() - interval '40 minutes', heard_at = now() -
        make_interval(mins => ${minutes})`;
    const status = () => database.value`select status from public.releases where id = ${id}`;
    await ago(20);
    const changes = await database.value('select count(*) from public.audit_log');
    await service.rpc('record_progress', { id, step: 'sending', step_done: 2, step_total: 9 });
    expect(await database.value('select count(*) from public.audit_log')).toBe(changes);
    await service.rpc('release_due');
    expect(await status()).toBe('building');
    await ago(16);
    await service.rpc('release_due');
    expect(await status()).toBe('failed');
  });

  test('of which nobody begins to build anything says so after a minute', async () => {
    const editor = await database.client('editor');
    const newest = async () => (await editor.rpc('refresh_releases', { count: 1 })).data?.[0];
    await press();
    expect(await newest()).toMatchObject({ status: 'queued', message: '', can_retry: false });
    await database.sql(`update public.releases set requested_at = now() - interval '2 minutes'`);
    expect(await newest()).toMatchObject({
      status: 'queued',
      message: expect.stringMatching(/^Nothing has begun to build this yet/),
      can_retry: true,
    });
  });

  test('ends by itself when its build never answers, whoever looks', async () => {
    const editor = await database.client('editor');
    const service = database.serviceClient();
    const look = {
      staff: () => editor.rpc('refresh_releases'),
      'pg_cron or the local server': () => service.rpc('release_due'),
    };
    for (const [who, call] of Object.entries(look)) {
      const { id } = await press();
      await record(id, 'building');
      expect((await editor.rpc('refresh_releases')).data?.[0]).toMatchObject({
        status: 'building',
        can_retry: false,
      });
      await database.sql(`update public.releases set started_at = now() - interval '16 minutes'`);
      await call();
      expect(
        await database.sql`select status, can_retry, message from public.releases where id = ${id}`,
        who,
      ).toEqual([
        {
          status: 'failed',
          can_retry: true,
          message: 'The build did not report back within 15 minutes.',
        },
      ]);
    }
  });

  test('after a failure builds again', async () => {
    const first = await press();
    await record(first.id, 'failed', 'The disk is full.');
    const next = await press();
    expect(next.id).not.toBe(first.id);
  });

  test('takes the scheduled articles whose time has come', async () => {
    await database.sql('alter table public.published_posts disable trigger record_change');
    await database.sql`
      update public.published_posts set published_at = now() where post_id = ${POSTS.scheduled}`;
    await database.sql('alter table public.published_posts enable trigger record_change');
    const before = await database.value<number>('select public.content_version()');
    expect((await press()).content_version).toBe(before + 1);
  });
});

describe('a build', () => {
  test('reports how it goes', async () => {
    const { id } = await press();
    const building = await record(id, 'building');
    expect(building.data).toMatchObject({
      status: 'building',
      started_at: expect.any(String),
      finished_at: null,
    });
    const service = database.serviceClient();
    const live = await service.rpc('record_release', {
      id,
      status: 'live',
      message: 'Built 12 pages.',
      commit_sha: '84e3ad1',
    });
    expect(live.data).toMatchObject({
      status: 'live',
      message: 'Built 12 pages.',
      commit_sha: '84e3ad1',
      finished_at: expect.any(String),
    });
  });

  test('that is finished stays as it is', async () => {
    const { id } = await press();
    await record(id, 'live');
    for (const status of ['queued', 'building', 'live', 'failed'] as const) {
      expect((await record(id, status)).error).toMatchObject({ code: 'PT404' });
    }
  });

  test('does not go back to the queue', async () => {
    const { id } = await press();
    await record(id, 'building');
    expect((await record(id, 'queued')).error).toMatchObject({ code: 'PT404' });
  });

  test('is alone', async () => {
    const first = await press();
    await record(first.id, 'building');
    await changeSomething();
    const second = await press();
    expect((await record(second.id, 'building')).error).toMatchObject({ code: '23505' });
  });

  test('that cannot report is confirmed by who sees it live', async () => {
    const { id } = await press();
    const editor = await database.client('editor');
    const { data } = await editor.rpc('confirm_release', { id });
    expect(data).toMatchObject({ status: 'live', finished_at: expect.any(String) });
    await record((await press()).id, 'failed', 'No.');
    const failed = await database.value<number>('select max(id) from public.releases');
    const again = await editor.rpc('confirm_release', { id: failed });
    expect(again.data, 'a failure is not talked round').toMatchObject({ status: 'failed' });
  });
});

describe('a scheduled article', () => {
  test('is released by itself when its time has come', async () => {
    const service = database.serviceClient();
    expect((await service.rpc('release_due')).data?.id ?? null).toBeNull();
    await database.sql`
      update public.published_posts set published_at = now() + interval '1 hour' where post_id =
      ${POSTS.scheduled}`;
    expect((await service.rpc('release_due')).data?.id ?? null).toBeNull();

    await database.sql('alter table public.published_posts disable trigger record_change');
    await database.sql`
      update public.published_posts set published_at = clock_timestamp() where post_id =
      ${POSTS.scheduled}`;
    await database.sql('alter table public.published_posts enable trigger record_change');
    expect((await service.rpc('release_due')).data).toMatchObject({
      status: 'queued',
      requested_by: null,
    });
  });
});

describe('a server that builds by itself', () => {
  const stateOf = async (id: number) => {
    const [row] = await database.sql`
      select status, step, step_done, step_total, message from public.releases where id = ${id}`;
    return row;
  };
  const progressInAuditLog = () =>
    database.value(`select count(*) from public.audit_log where details ? 'step'`);

  test('takes on what waits, one at a time', async () => {
    const service = database.serviceClient();
    expect((await service.rpc('claim_release')).data?.id ?? null).toBeNull();
    const first = await press();
    expect((await service.rpc('claim_release')).data).toMatchObject({
      id: first.id,
      status: 'building',
    });
    await changeSomething();
    await press();
    expect((await service.rpc('claim_release')).data?.id ?? null).toBeNull();
  });

  test('says how far it is, until it is finished', async () => {
    const service = database.serviceClient();
    const { id } = await press();
    await service.rpc('claim_release');
    const progress = { id, step: 'rendering' as const, step_done: 3, step_total: 12 };
    await service.rpc('record_progress', progress);
    expect(await stateOf(id)).toMatchObject({ step: 'rendering', step_done: 3, step_total: 12 });
    expect(await progressInAuditLog()).toBe(0);
    await service.rpc('record_progress', {
      ...progress,
      step: 'sending',
      message: 'The line broke.',
    });
    expect(await stateOf(id)).toMatchObject({ step: 'sending', message: 'The line broke.' });
    // A message of something that waits would say that it needs another press.
    await service.rpc('resume_releases');
    expect(await stateOf(id)).toMatchObject({ status: 'queued', step: null, message: '' });
    await service.rpc('claim_release');
    await service.rpc('record_progress', progress);

    await record(id, 'live');
    expect(await stateOf(id)).toMatchObject({ status: 'live', step: null });
    await service.rpc('record_progress', { ...progress, step_done: 4 });
    expect(await stateOf(id)).toMatchObject({ step: null, step_done: 3 });
  });

  test('takes a release on again that was cut off, unless a later one waits', async () => {
    const service = database.serviceClient();
    const { id } = await press();
    await service.rpc('claim_release');
    await service.rpc('resume_releases');
    expect(await stateOf(id)).toMatchObject({ status: 'queued' });

    await service.rpc('claim_release');
    await changeSomething();
    const later = await press();
    await service.rpc('resume_releases');
    expect(await stateOf(id)).toMatchObject({
      status: 'failed',
      message: 'The server was stopped while it was building; a later release took its place.',
    });
    expect(await stateOf(later.id)).toMatchObject({ status: 'queued' });
  });
});

describe('what monitors learn', () => {
  const state = async () => (await database.serviceClient().rpc('release_state')).data;

  test('how long a release has been waiting, and whether the last one failed', async () => {
    expect(await state()).toEqual([{ waits_seconds: null, last_failed: false }]);
    const first = await press();
    await database.sql(`update public.releases set requested_at = now() - interval '2 minutes'`);
    const [waiting] = (await state()) ?? [];
    expect(waiting?.waits_seconds).toBeGreaterThanOrEqual(120);
    await record(first.id, 'failed', 'no title');
    expect(await state()).toEqual([{ waits_seconds: null, last_failed: true }]);
    await changeSomething();
    const second = await press();
    expect(await state()).toEqual([{ waits_seconds: expect.any(Number), last_failed: true }]);
    await record(second.id, 'live');
    expect(await state()).toEqual([{ waits_seconds: null, last_failed: false }]);
  });
});
