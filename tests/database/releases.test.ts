import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, TestDatabase } from './harness.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await TestDatabase.open();
  await addContent(database);
});
beforeEach(() => database.sql('delete from public.releases'));
afterAll(() => database.close());

async function press() {
  const editor = await database.client('editor');
  const { data, error } = await editor.rpc('request_release');
  if (error) throw new Error(error.message);
  return data;
}

const record = (id: number, status: 'queued' | 'building' | 'live' | 'failed', message = '') =>
  database.serviceClient().rpc('record_release', { id, status, message });

const changeSomething = () =>
  database.sql(
    `update public.galleries set summary = gen_random_uuid()::text where status = 'published'`,
  );

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
      await database.sql('select status, message from public.releases where id = $1', [first.id]),
    ).toEqual([{ status: 'failed', message: 'The build did not report back within 15 minutes.' }]);
  });

  test('after a failure builds again', async () => {
    const first = await press();
    await record(first.id, 'failed', 'The disk is full.');
    const next = await press();
    expect(next.id).not.toBe(first.id);
  });

  test('takes the scheduled articles whose time has come', async () => {
    await database.sql('alter table public.published_posts disable trigger note_change');
    await database.sql(
      'update public.published_posts set published_at = now() where post_id = $1',
      [POSTS.scheduled],
    );
    await database.sql('alter table public.published_posts enable trigger note_change');
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
    await database.sql(
      `update public.published_posts set published_at = now() + interval '1 hour' where post_id = $1`,
      [POSTS.scheduled],
    );
    expect((await service.rpc('release_due')).data?.id ?? null).toBeNull();

    await database.sql('alter table public.published_posts disable trigger note_change');
    await database.sql(
      `update public.published_posts set published_at = clock_timestamp() where post_id = $1`,
      [POSTS.scheduled],
    );
    await database.sql('alter table public.published_posts enable trigger note_change');
    expect((await service.rpc('release_due')).data).toMatchObject({
      status: 'queued',
      requested_by: null,
    });
  });
});

describe('the deploy hook of a hosted project', () => {
  // What such a project has: a vault for secrets and pg_net for requests.
  beforeAll(async () => {
    await database.sql('create schema vault');
    await database.sql('create table vault.decrypted_secrets (name text, decrypted_secret text)');
    await database.sql('create schema net');
    await database.sql('create table net.sent (url text, body jsonb)');
    await database.sql(
      `create function net.http_post(url text, body jsonb) returns bigint language plpgsql as $$
      begin
        if url like '%broken%' then raise exception 'no such host'; end if;
        insert into net.sent values (url, body);
        return 1;
      end $$`,
    );
    await database.sql(
      `insert into pg_extension select (row).* from (
        select jsonb_populate_record(e, '{"oid": 99999, "extname": "pg_net"}') as row
        from pg_extension e where extname = 'plpgsql'
      ) as copy`,
    );
  });

  const setHook = async (url: string | null) => {
    await database.sql('delete from vault.decrypted_secrets');
    if (url) {
      await database.sql(`insert into vault.decrypted_secrets values ('deploy_hook_url', $1)`, [
        url,
      ]);
    }
  };

  test('is called once for a release, which then builds', async () => {
    await setHook('https://host.example.com/hook');
    const first = await press();
    expect(first.status).toBe('building');
    expect((await press()).id).toBe(first.id);
    expect(await database.sql('select * from net.sent')).toEqual([
      {
        url: 'https://host.example.com/hook',
        body: { release: first.id, contentVersion: first.content_version },
      },
    ]);
  });

  test('is called again for newer content, and the older release gives way', async () => {
    const first = await press();
    await changeSomething();
    const second = await press();
    expect(second).toMatchObject({ status: 'building' });
    expect(
      await database.sql('select status, message from public.releases where id = $1', [first.id]),
    ).toEqual([{ status: 'failed', message: 'Replaced by a later release.' }]);
  });

  test('says why when it cannot be called', async () => {
    await setHook('https://broken.example.com');
    expect(await press()).toMatchObject({
      status: 'failed',
      message: 'The deploy hook could not be called: no such host',
    });
  });

  test('is not needed: without one the release waits', async () => {
    await setHook(null);
    expect((await press()).status).toBe('queued');
  });
});
