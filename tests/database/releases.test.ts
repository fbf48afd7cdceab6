import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, POSTS } from './fixtures.ts';
import { ACCOUNTS, openDatabase } from './harness.ts';
import {
  changeSomething,
  contentVersion,
  letPostAppear,
  oneRelease,
  press as pressOf,
} from './return-steps.ts';

const database = openDatabase(addContent);
beforeEach(() => database.sql('delete from public.releases'));

const press = () => pressOf(database);
const script = (name: string, given = {}) => database.call('service', name, given);
const claim = () => oneRelease(script('claim_release'));
const due = () => oneRelease(script('release_due'));
const record = (id: number, status: string, more = {}) =>
  script('record_release', { id, status, ...more });
/** The newest one, as a screen that looks now. */
const look = () => oneRelease(database.call('editor', 'refresh_releases'));
const stateOf = async (id: number) =>
  (await database.sql`select * from public.releases where id = ${id}`)[0];
const letMinutesPass = (minutes: number, column = 'started_at') =>
  database.sql(`update public.releases set ${column} = now() - make_interval(mins => $1)`, minutes);
/** Content has changed, and is asked for. */
const pressAgain = async () => {
  await changeSomething(database);
  return press();
};
const SILENT = {
  ...{ status: 'failed', can_retry: true },
  message: 'The build did not report back within 15 minutes.',
};

describe('release: a press of Publish', () => {
  test('queues the content as it is now', async () => {
    expect(await press()).toMatchObject({
      ...{ status: 'queued', content_version: await contentVersion(database) },
      ...{ requested_by: ACCOUNTS.editor, started_at: null, finished_at: null },
    });
  });

  test('twice makes one release, which takes the newer content along', async () => {
    const first = await press();
    await changeSomething(database);
    const [second, third] = await Promise.all([press(), press()]);
    expect([second?.id, third?.id]).toEqual([first.id, first.id]);
    expect(second?.content_version).toBeGreaterThan(first.content_version);
    expect(await database.value('select count(*) from public.releases')).toBe(1);
  });

  test('during the build of this very content waits for that build', async () => {
    const { id } = await press();
    await record(id, 'building');
    expect(await press()).toMatchObject({ id, status: 'building' });
    const next = await pressAgain();
    expect([next.id === id, next.status]).toEqual([false, 'queued']);
  });

  test('is not held up by a build that never reported back', async () => {
    const { id } = await press();
    await record(id, 'building');
    await letMinutesPass(16);
    expect((await press()).id).not.toBe(id);
    expect(await stateOf(id)).toMatchObject(SILENT);
  });

  test('leaves a build alone that said a word within 15 minutes', async () => {
    const { id } = await press();
    await claim();
    await letMinutesPass(40);
    await letMinutesPass(20, 'heard_at');
    const log = () => database.value('select count(*) from public.audit_log');
    const before = await log();
    await script('record_progress', { id, step: 'sending', step_done: 2, step_total: 9 });
    expect(await log()).toBe(before);
    await due();
    expect(await stateOf(id)).toMatchObject({ status: 'building' });
    await letMinutesPass(16, 'heard_at');
    await due();
    expect(await stateOf(id)).toMatchObject({ status: 'failed' });
  });

  test('of which nobody begins to build anything says so after a minute', async () => {
    await press();
    expect(await look()).toMatchObject({ status: 'queued', message: '', can_retry: false });
    await letMinutesPass(2, 'requested_at');
    expect(await look()).toMatchObject({
      ...{ status: 'queued', can_retry: true },
      message: expect.stringMatching(/^Nothing has begun to build this yet/),
    });
  });

  test.each([
    ['staff', () => look()],
    ['pg_cron or the local server', () => due()],
  ])('ends by itself when its build never answers, and %s look', async (_, call) => {
    const { id } = await press();
    await record(id, 'building');
    expect(await look()).toMatchObject({ status: 'building', can_retry: false });
    await letMinutesPass(16);
    await call();
    expect(await stateOf(id)).toMatchObject(SILENT);
  });

  test('after a failure builds again', async () => {
    const { id } = await press();
    await record(id, 'failed', { message: 'The disk is full.' });
    expect((await press()).id).not.toBe(id);
  });

  test('takes the scheduled articles whose time has come', async () => {
    await letPostAppear(database, POSTS.scheduled);
    const before = await contentVersion(database);
    expect((await press()).content_version).toBe(before + 1);
  });
});

test('release: a build reports how it goes, and stays as it is once it is finished', async () => {
  const { id } = await press();
  expect(await oneRelease(record(id, 'building'))).toMatchObject({
    ...{ status: 'building', started_at: expect.any(String), finished_at: null },
  });
  expect((await record(id, 'queued')).sqlstate, 'never back to the queue').toBe('PT404');
  const done = { message: 'Built 12 pages.', commit_sha: '84e3ad1' };
  expect(await oneRelease(record(id, 'live', done))).toMatchObject({
    ...{ status: 'live', ...done, finished_at: expect.any(String) },
  });
  for (const status of ['queued', 'building', 'live', 'failed']) {
    expect((await record(id, status)).sqlstate).toBe('PT404');
  }
});

test('release: a build is alone', async () => {
  await record((await press()).id, 'building');
  const { id } = await pressAgain();
  expect((await record(id, 'building')).sqlstate).toBe('23505');
});

test('release: a build that cannot report is confirmed by who sees it live', async () => {
  const confirm = (id: number) => oneRelease(database.call('editor', 'confirm_release', { id }));
  expect(await confirm((await press()).id)).toMatchObject({
    ...{ status: 'live', finished_at: expect.any(String) },
  });
  const { id } = await press();
  await record(id, 'failed', { message: 'No.' });
  expect((await confirm(id)).status, 'a failure is not talked round').toBe('failed');
});

test('release: a server that builds takes on what waits, one at a time', async () => {
  expect((await claim()).id ?? null).toBeNull();
  const { id } = await press();
  expect(await claim()).toMatchObject({ id, status: 'building' });
  await pressAgain();
  expect((await claim()).id ?? null).toBeNull();
});

test('release: a server that builds says how far it is, until it is finished', async () => {
  const { id } = await press();
  await claim();
  const progress = { id, step: 'rendering', step_done: 3, step_total: 12 };
  await script('record_progress', progress);
  expect(await stateOf(id)).toMatchObject(progress);
  const logged = database.value(`select count(*) from public.audit_log where details ? 'step'`);
  expect(await logged).toBe(0);
  const broken = { step: 'sending', message: 'The line broke.' };
  await script('record_progress', { ...progress, ...broken });
  expect(await stateOf(id)).toMatchObject(broken);
  // A message of something that waits would say that it needs another press.
  await script('resume_releases');
  expect(await stateOf(id)).toMatchObject({ status: 'queued', step: null, message: '' });
  await claim();
  await script('record_progress', progress);
  await record(id, 'live');
  expect(await stateOf(id)).toMatchObject({ status: 'live', step: null });
  await script('record_progress', { ...progress, step_done: 4 });
  expect(await stateOf(id)).toMatchObject({ step: null, step_done: 3 });
});

test('release: a server takes on one that was cut off, unless a later one waits', async () => {
  const { id } = await press();
  await claim();
  await script('resume_releases');
  expect(await stateOf(id)).toMatchObject({ status: 'queued' });
  await claim();
  const later = await pressAgain();
  await script('resume_releases');
  expect(await stateOf(id)).toMatchObject({
    status: 'failed',
    message: 'The server was stopped while it was building; a later release took its place.',
  });
  expect(await stateOf(later.id)).toMatchObject({ status: 'queued' });
});

test('release: monitors learn how long one has been waiting, and whether the last one failed', async () => {
  const state = async () => (await script('release_state')).rows[0];
  expect(await state()).toEqual({ waits_seconds: null, last_failed: false });
  const first = await press();
  await letMinutesPass(2, 'requested_at');
  expect((await state())?.waits_seconds).toBeGreaterThanOrEqual(120);
  await record(first.id, 'failed', { message: 'no title' });
  expect(await state()).toEqual({ waits_seconds: null, last_failed: true });
  const second = await pressAgain();
  expect(await state()).toEqual({ waits_seconds: expect.any(Number), last_failed: true });
  await record(second.id, 'live');
  expect(await state()).toEqual({ waits_seconds: null, last_failed: false });
});
