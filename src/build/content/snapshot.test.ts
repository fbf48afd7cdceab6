import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { NO_SETTINGS } from '#domain/settings/business-settings.ts';
import { fileFolder } from '../../../tests/support/own-folder.ts';
import { fileServer } from '../../../tests/support/own-server.ts';
import { onBrokenRow } from './broken-rows.ts';
import type { Snapshot } from './snapshot.ts';

const ID = '0b1e5a7c-0000-4000-8000-000000000001';
const AT = '2026-01-01T00:00:00Z';

let version: number;
let rows: Record<string, Record<string, unknown>[]>;
let changes: { entity: string; entity_ids: string[] }[];
/** What was asked of the backend, in order: functions and tables. */
let asked: string[];

const backend = await fileServer((request, response) => {
  const name = /\/(\w+)(\?|$)/.exec(request.url ?? '')?.[1] ?? '';
  asked.push(name);
  const functions: Record<string, unknown> = { content_version: version, changes_since: changes };
  response.end(JSON.stringify(functions[name] ?? rows[name] ?? []));
});
const folder = fileFolder();
beforeEach(() => {
  vi.stubEnv('ASTRO_CACHE_DIR', folder);
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend);
  vi.stubEnv('PUBLIC_SUPABASE_ANON_KEY', 'key');
  version = 7;
  rows = { business_settings: [settings({})] };
  changes = [];
  asked = [];
});
afterAll(() => void vi.unstubAllEnvs());

const settings = (changed: object) => ({
  ...{ ...NO_SETTINGS, id: true, version: 1, updated_at: '', updated_by: null, ...changed },
});

const article = (changed: object) => ({
  ...{ post_id: ID, slug: 'oak', title: 'Oak', summary: '', body: 'Oak.', cover_media_id: null },
  ...{ author_name: 'A', tags: [], seo_title: '', seo_description: '', noindex: false },
  ...{ published_at: AT, first_published_at: AT, updated_at: AT, ...changed },
});

/** The module of a process that has read nothing yet. */
async function fresh() {
  vi.resetModules();
  return { ...(await import('./snapshot.ts')), ...(await import('#build/page-uses.ts')) };
}

const titles = (snapshot: Snapshot) =>
  [...snapshot.entries('posts').values()].map(({ title }) => title);

test('snapshot: the version is asked before any row, once for all pages of a build', async () => {
  const { currentSnapshot } = await fresh();
  const [one, other] = await Promise.all([currentSnapshot(), currentSnapshot()]);
  expect(one).toBe(other);
  expect(one.version).toBe(7);
  expect(asked[0]).toBe('content_version');
  expect(asked.filter((name) => name === 'content_version')).toHaveLength(1);
});

test('snapshot: a reading reads only what has changed, and pages are made of that from then on', async () => {
  rows.published_posts = [article({})];
  const { readContent, currentSnapshot } = await fresh();
  await readContent();
  const before = await currentSnapshot();
  expect(titles(before)).toEqual(['Oak']);
  rows.published_posts = [article({ title: 'Ash' })];
  rows.business_settings = [settings({ phone: '+44 20 7946 0100' })];
  changes = [{ entity: 'post', entity_ids: [ID] }];
  version = 8;
  asked = [];
  expect(await readContent()).toEqual({ version: 8, broken: [] });
  expect(asked.sort()).toEqual([
    ...['changes_since', 'content_version', 'post_redirects', 'published_posts'],
  ]);
  const after = await currentSnapshot();
  expect(titles(after)).toEqual(['Ash']);
  expect(titles(before)).toEqual(['Oak']);
  expect(after.settings).toBe(before.settings);
});

test('snapshot: a row that breaks the rules stays as another process knew it, and is reported', async () => {
  rows.published_posts = [article({ title: 'Elm' })];
  await (await fresh()).readContent();
  rows.published_posts = [article({ title: '' })];
  const { readContent, currentSnapshot } = await fresh();
  const sentence = expect.stringMatching(/^Article "" \(0b1e5a7c-.*\) stays as it was: title: /);
  expect((await readContent()).broken).toEqual([sentence]);
  expect(titles(await currentSnapshot())).toEqual(['Elm']);
  const heard: string[] = [];
  onBrokenRow((one) => heard.push(one));
  await (await fresh()).currentSnapshot();
  expect(heard).toEqual([sentence]);
});

test('snapshot: a backend that could not be read may be asked again', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'nonsense');
  const { currentSnapshot } = await fresh();
  await expect(currentSnapshot()).rejects.toThrow('Invalid supabaseUrl');
  vi.stubEnv('PUBLIC_SUPABASE_URL', backend);
  expect((await currentSnapshot()).version).toBe(7);
});

test('snapshot: a page that asks for entries or the version shows content; the settings are none', async () => {
  const { currentSnapshot, noted, perSnapshot } = await fresh();
  const uses = async (work: () => Promise<unknown>) => (await noted(work)).uses.content;
  const phone = perSnapshot(async (snapshot) => snapshot.settings.phone);
  const posts = perSnapshot(async (snapshot) => titles(snapshot));
  const lists = perSnapshot(async () => [await phone(), await posts()]);
  expect(await uses(phone)).toBe(false);
  expect(await uses(async () => (await currentSnapshot()).settings)).toBe(false);
  expect(await uses(async () => (await currentSnapshot()).version)).toBe(true);
  // The second time as the first, when the list has been made.
  for (const list of [posts, posts, lists, lists]) expect(await uses(list)).toBe(true);
});
