/** @module-tag slow */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seed } from '#tooling/seed/seed.ts';
import { siteBackend } from './support.ts';

const backend = siteBackend();
const run = () => seed(backend.project);
/** The one number that a statement counts. */
const count = async (what: string) =>
  (await backend.sql<{ count: number }>(`select count(*)::int as count from ${what}`))[0]?.count;

/** Everything that a second run could disturb. */
const state = () =>
  backend.sql(`select
    (select max(version) from content_changes) as content_version,
    (select count(*) from post_revisions) as revisions,
    (select count(*) from audit_log) as notes,
    (select count(*) from storage.objects) as files,
    (select jsonb_agg(version order by id) from posts) as posts,
    (select jsonb_agg(version order by id) from galleries) as galleries,
    (select jsonb_agg(version order by id) from media) as media`);

test('seeding: adds pictures with their sizes, digests and previews', async () => {
  const added = await run();
  expect(added.pictures).toBeGreaterThanOrEqual(20);
  const incomplete = 'sha256 is null or thumbhash is null or width < 100 or bytes < 1000';
  expect(await count(`media where ${incomplete}`)).toBe(0);
});

test('seeding: publishes live and scheduled articles, drafts, galleries', async () => {
  const inState = (state: string) => count(`post_states where state = '${state}'`);
  expect(await inState('live')).toBeGreaterThanOrEqual(8);
  expect([await inState('draft'), await inState('scheduled')]).toEqual([2, 1]);
  expect(await count('published_galleries')).toBeGreaterThanOrEqual(4);
});

test('seeding: a second time changes nothing', async () => {
  const before = await state();
  expect(await run()).toEqual({ pictures: 0, articles: 0, galleries: 0 });
  expect(await state()).toEqual(before);
});

test('seeding: leaves alone what staff have changed or taken off the site', async () => {
  await backend.sql("update posts set title = 'Ours now' where slug = 'oak-or-walnut'");
  await backend.sql(
    "select unpublish_document('post', id) from posts where slug = 'what-a-fitted-kitchen-costs'",
  );
  const before = await state();
  await run();
  expect(await state()).toEqual(before);
});

test('seeding: goes on where an interrupted run stopped', async () => {
  await backend.sql(
    "delete from portfolio_images where gallery_id in (select id from galleries where slug = 'loft-library')",
  );
  await backend.sql("delete from posts where slug = 'how-we-finish-timber'");
  expect(await run()).toEqual({ pictures: 0, articles: 1, galleries: 1 });
});

describe('seeding: one that fails', () => {
  afterEach(() => vi.useRealTimers());

  const target = (answer: typeof fetch) => ({
    ...{ url: 'https://project.example.com', secretKey: 'sb_secret_x', fetch: answer },
  });
  const page = (status: number) => async () =>
    new Response('<!doctype html><title>Another site</title>', { status });

  test('for its key says which key is needed', async () => {
    await expect(seed({ ...backend.project, secretKey: 'sb_secret_wrong' })).rejects.toThrow(
      'Reading media: the project refused the key (Invalid API key). SUPABASE_SECRET_KEY must be its secret key.',
    );
    await backend.sql('delete from posts');
    await expect(seed({ ...backend.project, secretKey: backend.publishableKey })).rejects.toThrow(
      /: the project refused the key \(.*\)\. SUPABASE_SECRET_KEY must be its secret key\.$/,
    );
  });

  test.each([200, 404])('at an address of something else says so (%i)', async (status) => {
    await expect(seed(target(page(status)))).rejects.toThrow(
      'Reading media: the answer is not one of a Supabase project. Is the address right?',
    );
  });

  test('where nobody answers is tried again, and says who did not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const away = vi.fn<typeof fetch>(async () => {
      throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    });
    const seeding = expect(seed(target(away))).rejects.toThrow(
      'Reading media: there is no answer from https://project.example.com (connect ECONNREFUSED). Is the address right, and the project awake?',
    );
    while (away.mock.calls.length < 4) await vi.advanceTimersByTimeAsync(1000);
    await seeding;
  });
});
