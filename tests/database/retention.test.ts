import { beforeEach, describe, expect, test } from 'vitest';
import { addContent, ENQUIRIES, GALLERIES, MEDIA, POSTS, publishGallery } from './fixtures.ts';
import { openDatabase } from './harness.ts';
import { addEnquiry, addMany } from './rows.ts';

const database = openDatabase(addContent);
beforeEach(() => runAgain());

/** Lets the next call be the first one of its hour. */
const runAgain = () => lookedAt('-61 minutes');
/** When it was looked for last, from now. */
const lookedAt = (ago: string) =>
  database.sql`update private.maintenance set last_run = now() + ${ago}::interval`;
const expire = () => database.sql('select private.delete_expired()');

const add = (status: string, age: string) => addEnquiry(database, { status, age });
/** As a visitor does. */
const write = () =>
  database.call('nobody', 'submit_enquiry', [
    ...['Ben', 'ben@example.com', '', '', 'A new staircase.', true, '', '2020-01-01'],
  ]);
const isThere = async (id: string) =>
  (await database.sql`select from public.enquiries where id = ${id}`).length === 1;

test('retention: a picture stays in the bin for 30 days, and while anything uses it', async () => {
  await database.sql`
    update public.media set deleted_at = now() - interval '29 days' where id = ${MEDIA.binned}`;
  // Nothing in use is in the bin; the job must not trust that.
  await database.sql('alter table public.media disable trigger prevent_bin_in_use');
  await database.sql`
    update public.media set deleted_at = now() - interval '31 days' where id in (${MEDIA.unused},
    ${MEDIA.draft})`;
  await database.sql('alter table public.media enable trigger prevent_bin_in_use');
  await expire();
  const left = 'select title from public.media where deleted_at is not null order by title';
  expect(await database.column(left)).toEqual(['binned', 'draft']);
});

test.each([
  ['answered', '366 days', false],
  ['archived', '366 days', false],
  ['spam', '366 days', false],
  ['answered', '364 days', true],
  ['new', '3 years', true],
  ['read', '3 years', true],
])('retention: an enquiry that is %s and %s old stays: %o', async (status, age, stays) => {
  const id = await add(status, age);
  await expire();
  expect(await isThere(id)).toBe(stays);
});

test.each([
  ['release_due', () => database.call('service', 'release_due')],
  ['refresh_releases', () => database.call('editor', 'refresh_releases')],
  ['request_release', () => database.call('editor', 'request_release')],
  ['submit_enquiry', write],
])('retention: an enquiry goes with a call of %s', async (_, call) => {
  const id = await add('answered', '2 years');
  expect((await call()).message).toBe('');
  expect(await isThere(id)).toBe(false);
});

test('retention: an enquiry is looked for once an hour', async () => {
  await expire();
  const id = await add('answered', '2 years');
  await expire();
  expect(await isThere(id)).toBe(true);
  await database.sql(`update private.maintenance set last_run = now() - interval '61 minutes'`);
  await expire();
  expect(await isThere(id)).toBe(false);
});

test('retention: an enquiry that goes is nobody’s deed, and its words are not kept', async () => {
  const id = await add('answered', '2 years');
  await database.run('editor', 'select public.request_release()');
  expect(
    await database.sql`
      select actor, actor_role, action, details from public.audit_log where entity_id = ${id}`,
  ).toEqual([
    { actor: null, actor_role: '', action: 'expire', details: { status: { old: 'answered' } } },
  ]);
  await database.run('editor', `delete from public.enquiries where id = '${ENQUIRIES.archived}'`);
  const deed = database.value`
    select action from public.audit_log where entity_id = ${ENQUIRIES.archived}`;
  expect(await deed).toBe('delete');
});

describe('retention: one reading of a clock deletes nothing', () => {
  test('a year ahead: what was there before stays until an hour later says the same', async () => {
    const id = await add('answered', '400 days');
    await lookedAt('-399 days');
    await expire();
    await expire();
    expect(await isThere(id)).toBe(true);
    await lookedAt('-61 minutes');
    await expire();
    expect(await isThere(id)).toBe(false);
  });

  test('right again: what was ahead counts for nothing, and expiry goes on', async () => {
    const id = await add('answered', '2 years');
    await lookedAt('400 days');
    await expire();
    expect(await isThere(id)).toBe(true);
    await database.sql`update private.maintenance set last_run = last_run - interval '61 minutes'`;
    await expire();
    expect(await isThere(id)).toBe(false);
  });

  test('a pause of weeks: what was too old before it goes at once', async () => {
    const [old, since] = [await add('answered', '395 days'), await add('answered', '370 days')];
    await lookedAt('-20 days');
    await expire();
    expect([await isThere(old), await isThere(since)]).toEqual([false, true]);
  });

  test('ahead while there is more than fits into one turn: as much goes as was too old before', async () => {
    await database.sql`
      insert into public.audit_log (at, action, entity)
      select now() - interval '800 days', 'long ago', 'x' from generate_series(1, 150)`;
    const id = await add('answered', '400 days');
    await lookedAt('-399 days');
    await expire();
    await expire();
    const left = `select from public.audit_log where action = 'long ago'`;
    expect(await database.sql(left)).toEqual([]);
    expect(await isThere(id)).toBe(true);
  });

  test('of a new project, or one that was restored, neither', async () => {
    const id = await add('answered', '2 years');
    await lookedAt('-infinity');
    await expire();
    expect(await isThere(id)).toBe(true);
  });
});

describe('retention: after a flood', () => {
  const COUNT = 700;
  const left = (condition: string) =>
    database.value<number>(
      `select count(*) from public.enquiries where name = 'Bo' and ${condition}`,
    );
  const minute = () => database.call('service', 'release_due');
  beforeEach(() => database.sql(`delete from public.enquiries where name in ('Bo', 'Ben')`));

  test.each([
    ['senders are forgotten', '25 hours', 'sender_hash is not null'],
    ['what is too old goes', '2 years', 'true'],
  ])('%s in parts: no visitor waits for it all', { tags: ['slow'] }, async (_, ago, condition) => {
    await addMany(database, COUNT, ago);
    expect((await write()).message).toBe('');
    const first = await left(condition);
    expect(first).toBeLessThan(COUNT);
    expect(first).toBeGreaterThanOrEqual(COUNT - 500);
    for (let minutes = 0; minutes < 8; minutes += 1) await minute();
    expect(await left(condition)).toBe(0);
  });
});

test('retention: the audit log is kept for a year', async () => {
  await database.sql`
    insert into public.audit_log (at, action, entity)
    values (now() - interval '366 days', 'old', 'x'), (now() - interval '364 days', 'young', 'x')`;
  await expire();
  expect(await database.sql(`select action from public.audit_log where entity = 'x'`)).toEqual([
    { action: 'young' },
  ]);
});

test('retention: of changes older than a year the newest of each thing stays, and nothing is taken for new', async () => {
  for (const summary of ['One', 'Two', 'Three']) {
    await database.sql`
      update public.galleries set summary = ${summary} where id = ${GALLERIES.published}`;
    await publishGallery(database, GALLERIES.published);
  }
  await database.sql`select public.publish_document('post', ${POSTS.draft}, 1)`;
  for (const table of ['published_posts', 'published_pages']) {
    await database.sql(
      `update public.${table} set published_at = now() - interval '2 years' where published_at <= now()`,
    );
  }
  await database.sql(`update public.content_changes set at = now() - interval '18 months'`);
  const version = await database.value('select public.content_version()');
  const things = await database.value`
    select count(distinct (entity, entity_id)) from public.content_changes`;
  await expire();
  expect(await database.value('select public.content_version()')).toBe(version);
  expect(await database.value('select count(*) from public.content_changes')).toBe(things);
  const newest = database.sql`
    select from public.content_changes where entity_id = ${GALLERIES.published}`;
  expect(await newest).toHaveLength(1);
  expect(await database.value('select private.record_due()')).toBe(0);
});
