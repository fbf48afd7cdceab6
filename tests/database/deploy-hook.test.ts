import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { addHostedParts } from './hosted-parts.ts';
import { changeSomething, letPostAppear, oneRelease, press as pressOf } from './return-steps.ts';

const HOOK = 'https://host.example.com/hook';

const database = openDatabase(addContent, addHostedParts);
beforeEach(async () => {
  for (const table of ['public.releases', 'net.sent', 'net._http_response']) {
    await database.sql(`delete from ${table}`);
  }
  await setHook(HOOK);
});

async function setHook(hook: string | object | null) {
  await database.sql('delete from vault.decrypted_secrets');
  const secret = typeof hook === 'string' ? hook : JSON.stringify(hook);
  if (!hook) return;
  await database.sql`insert into vault.decrypted_secrets values ('deploy_hook_url', ${secret})`;
}
const press = () => pressOf(database);
/** The newest release as a screen sees it that looks now. */
const look = () => oneRelease(database.call('editor', 'refresh_releases', { count: 1 }));
const due = () => oneRelease(database.call('service', 'release_due'));

const calls = () => database.sql('select url, body from net.sent order by id');
const lastCall = async () =>
  (await database.sql('select url, headers, body from net.sent order by id desc limit 1'))[0];

/** What the host answers to the last call. */
const answer = (columns: { status_code?: number; timed_out?: boolean; error_msg?: string }) =>
  database.sql`
    insert into net._http_response (id, status_code, timed_out, error_msg)
    select max(id), ${columns.status_code ?? null}, ${columns.timed_out ?? false},
    ${columns.error_msg ?? null} from net.sent`;

/** As far as the release that is being built is concerned. */
const tenSecondsLater = () =>
  database.sql`
    update public.releases set started_at = now() - interval '10 seconds'
    where status = 'building'`;

test('hook: it is called once for a release, which then builds', async () => {
  const { id, status, content_version: contentVersion } = await press();
  expect(status).toBe('building');
  expect((await press()).id).toBe(id);
  expect(await calls()).toEqual([{ url: HOOK, body: { release: id, contentVersion } }]);
});

test('hook: it is called once more for all that is pressed within ten seconds', async () => {
  const first = await press();
  const later = [];
  for (let correction = 1; correction <= 3; correction += 1) {
    await changeSomething(database);
    later.push(await press());
  }
  const { id = 0, status } = later[0] ?? {};
  expect(later).toMatchObject([...Array(3)].map(() => ({ id, status: 'queued' })));
  expect([id > first.id, status]).toEqual([true, 'queued']);
  expect(await look()).toMatchObject({ status: 'queued', can_retry: false });
  expect(await calls()).toHaveLength(1);

  await tenSecondsLater();
  expect(await look()).toMatchObject({ id, status: 'building' });
  expect(await calls()).toHaveLength(2);
  expect((await press()).id).toBe(id);
  const replaced = database.sql`select status, message from public.releases where id = ${first.id}`;
  expect(await replaced).toEqual([{ status: 'failed', message: 'Replaced by a later release.' }]);
});

test('hook: it says why when it cannot be called', async () => {
  await setHook('https://broken.example.com');
  expect(await press()).toMatchObject({
    status: 'failed',
    message: 'The deploy hook could not be called: no such host',
    can_retry: true,
  });
});

test('hook: it is not needed: without one the release waits', async () => {
  await setHook(null);
  expect(await press()).toMatchObject({ status: 'queued', message: '' });
});

describe('hook: one with headers and a body of its own', () => {
  const GITHUB = {
    url: 'https://api.github.com/repos/you/site/actions/workflows/publish.yml/dispatches',
    headers: { Authorization: 'Bearer github_pat_x', 'User-Agent': 'site' },
    body: { ref: 'main', inputs: { release: '{release}', content: 'v{contentVersion}' } },
  };

  test('is called with them, and with the number of the release in the body', async () => {
    await setHook(` ${JSON.stringify(GITHUB)}\n`);
    const release = await press();
    expect(release).toMatchObject({ status: 'building', message: '' });
    expect(await lastCall()).toEqual({
      url: GITHUB.url,
      headers: { ...GITHUB.headers, 'Content-Type': 'application/json' },
      body: {
        ref: 'main',
        inputs: { release: String(release.id), content: `v${release.content_version}` },
      },
    });
  });

  test('gets the usual body without one, and JSON whatever the headers say', async () => {
    const headers = { 'content-type': 'text/plain', Accept: 'application/json' };
    await setHook({ url: HOOK, headers });
    const release = await press();
    expect(await lastCall()).toEqual({
      url: HOOK,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: { release: release.id, contentVersion: release.content_version },
    });
  });

  test.each([
    ['{"url": "https://x.example.com", ', 'is neither an address nor one line of JSON.'],
    ['not an address', 'has no address that begins with https://.'],
    ['{"headers": {"Authorization": "Bearer secret"}}', 'has no address'],
    ['{"url": "https://x.example.com", "headers": "Bearer secret"}', 'must each be an object'],
    ['{"url": "https://x.example.com", "body": [1]}', 'must each be an object'],
  ])('that is written wrongly ends the release in words: %s', async (secret, words) => {
    await setHook(secret);
    const release = await press();
    expect(release.status).toBe('failed');
    expect(release.message).toContain(words);
    expect(release.message).not.toContain('Bearer');
    expect(await calls()).toEqual([]);
  });

  test('says which part to look at when the host refuses its key', async () => {
    await setHook(GITHUB);
    await press();
    await answer({ status_code: 401 });
    expect(await look()).toMatchObject({
      status: 'failed',
      message:
        'The host refused the deploy hook (HTTP 401). Is the key in its headers still valid?',
    });
  });
});

test('hook: a release queued before there was one is sent by the next press', async () => {
  await setHook(null);
  const waiting = await press();
  await changeSomething(database);
  await setHook(HOOK);
  const sent = await press();
  expect(sent).toMatchObject({ id: waiting.id, status: 'building' });
  expect(sent.content_version).toBeGreaterThan(waiting.content_version);
  expect(await calls()).toEqual([
    { url: HOOK, body: { release: sent.id, contentVersion: sent.content_version } },
  ]);
});

test('hook: a release queued before there was one is sent by a look and pg_cron', async () => {
  for (const call of [look, due]) {
    await database.sql('delete from public.releases');
    await setHook(null);
    await press();
    await database.sql(`update public.releases set requested_at = now() - interval '1 hour'`);
    expect(await look()).toMatchObject({ status: 'queued', can_retry: true });
    await setHook(HOOK);
    await call();
    expect(await look()).toMatchObject({ status: 'building', message: '', can_retry: false });
  }
  expect(await calls()).toHaveLength(2);
});

describe('hook: the host’s answer', () => {
  const ASK = 'Is its address still right?';
  test.each([
    [{ status_code: 404 }, `The host refused the deploy hook (HTTP 404). ${ASK}`],
    [{ status_code: 302 }, `The host refused the deploy hook (HTTP 302). ${ASK}`],
    [{ timed_out: true, error_msg: 'x' }, 'The deploy hook did not answer within 30 seconds.'],
    [{ error_msg: 'No such host' }, 'The deploy hook could not be reached: No such host'],
  ])('%o ends the release, which says so and can be asked for again', async (columns, message) => {
    const first = await press();
    expect(await look(), 'no answer yet').toMatchObject({ status: 'building', message: '' });
    await answer(columns);
    expect(await look()).toMatchObject({
      ...{ id: first.id, status: 'failed', message, can_retry: true },
      finished_at: expect.any(String),
    });
    const second = await press();
    expect([second.id > first.id, second.status]).toEqual([true, 'building']);
    // And the press itself reads it, too.
    await answer(columns);
    expect((await press()).id).toBeGreaterThan(second.id);
  });

  test('that it has taken the call leaves the release building', async () => {
    const { id } = await press();
    await answer({ status_code: 200 });
    expect(await look()).toMatchObject({ id, status: 'building', message: '' });
    expect((await press()).id, 'one build is enough').toBe(id);
    const confirmed = database.call('editor', 'confirm_release', { id });
    expect(await oneRelease(confirmed)).toMatchObject({ status: 'live', can_retry: false });
  });
});

test('hook: an article goes live by it when its time has come', async () => {
  await letPostAppear(database, POSTS.scheduled);
  expect(await due()).toMatchObject({ status: 'building', requested_by: null });
});

test('hook: one call sets up the jobs of pg_cron, as often as one likes', async () => {
  await database.sql('select private.schedule_jobs()');
  await database.sql('select private.schedule_jobs()');
  expect(await database.sql('select * from cron.job')).toEqual([
    { name: 'release-due', schedule: '* * * * *', command: 'select public.release_due()' },
    { name: 'send-notices', schedule: '* * * * *', command: 'select private.send_notices()' },
  ]);
  await database.sql('drop schema cron cascade');
  await expect(database.sql('select private.schedule_jobs()')).rejects.toThrow(
    'Turn on the extension pg_cron first',
  );
});
