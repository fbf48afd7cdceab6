import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  binDocument,
  discardChanges,
  publishDocument,
  restoreRevision,
} from '#data/documents/documents.ts';
import { fetchMediaUses } from '#data/media/media-uses.ts';
import { saveMenu } from '#data/pages/menu.ts';
import { createPage, savePage, startFolderPage } from '#data/pages/page-changes.ts';
import { fetchPageRevision, fetchPageRevisions } from '#data/pages/page-revisions.ts';
import { fetchPage, fetchPageRow } from '#data/pages/pages.ts';
import type { Database } from '#supabase/database.types.ts';
import { INTRO } from './documents.ts';
import { addContent, MEDIA, PAGES } from './fixtures.ts';
import { openDatabase, type Person } from './harness.ts';

// What screens call, at the database itself: what goes wrong is said in words. A page goes every other way in
// tests/browser/staff/page-history.spec.ts.

let client: SupabaseClient<Database>;
vi.mock('#data/client.ts', () => ({ backend: () => client }));

const database = openDatabase(addContent);
const be = async (person: Person) => {
  client = await database.client(person);
};
beforeEach(() => be('editor'));

const publish = (id: string, version: number) => publishDocument('page', { id, version });
const own = (title = 'A page') => createPage('page', { title, content: INTRO });
const HOME = { kind: 'home', key: 'home', language: '' } as const;
const refused = (code: string, message = /./) => ({
  ...{ code, message: expect.stringMatching(message) },
});

test('page: goes back to what was published, and forward again', async () => {
  const { id } = await own();
  await publish(id, 1);
  await savePage(id, 1, { title: 'Discarded' });
  const { revision: kept } = await discardChanges('page', { id, version: 2 });
  expect((await fetchPage(id)).page.title).toBe('A page');
  expect(await fetchPageRevision(String(kept))).toMatchObject({
    title: 'Discarded',
    content: INTRO,
  });
  await restoreRevision('page', kept, { id, version: 3 });
  expect((await fetchPage(id)).page.title).toBe('Discarded');
  const revisions = await fetchPageRevisions(id);
  expect(revisions.map(({ reason }) => reason)).toEqual(['restore', 'discard', 'publish']);
});

test('page: one of the folder has a row from its first change on', async () => {
  expect(await fetchPageRow('home', 'home', '')).toBeNull();
  const { id } = await startFolderPage(HOME, { content: { hidden: ['work'] } });
  await publish(id, 1);
  expect(await fetchPageRow('home', 'home', '')).toMatchObject({
    ...{ page: { id, slug: null, title: null }, published: { content: { hidden: ['work'] } } },
  });
  await expect(startFolderPage(HOME, {})).rejects.toMatchObject(refused('already-there'));
  await expect(binDocument('page', id, true)).rejects.toMatchObject(refused('invalid'));
  // One of the folder is edited under the key that it has there.
  const screen = startFolderPage({ kind: 'page', key: 'menu', language: '' }, {});
  await expect(screen).rejects.toMatchObject(refused('invalid'));
});

test('page: what goes wrong is said: a colleague saved first, with the version', async () => {
  const { id } = await own();
  await savePage(id, 1, { title: 'Two' });
  for (const change of [
    () => savePage(id, 1, { title: 'Three' }),
    () => publish(id, 1),
    () => discardChanges('page', { id, version: 1 }),
  ]) {
    await expect(change()).rejects.toMatchObject({
      ...refused('conflict', /^Somebody else has changed this page/),
      currentVersion: 2,
    });
  }
});

test('page: what goes wrong is said: an address taken or wrong, a page unready', async () => {
  const { id, slug } = await own('Taken');
  const taken = createPage('legal', { title: 'x', slug });
  await expect(taken).rejects.toMatchObject(refused('already-there', /address already/));
  await expect(savePage(id, 1, { slug: 'admin' })).rejects.toMatchObject(refused('invalid'));
  await savePage(id, 1, { content: {} });
  const unready = refused('invalid', /title and at least one section/);
  await expect(publish(id, 2)).rejects.toMatchObject(unready);
});

test('page: what goes wrong is said: only administrators may', async () => {
  const { id } = await createPage('legal', { title: 'Terms of work', content: INTRO });
  await expect(publish(id, 1)).rejects.toMatchObject(refused('denied'));
  await expect(saveMenu({ items: [], foot: [] }, 1)).rejects.toMatchObject(refused('denied'));
  await be('viewer');
  await expect(fetchPage(id)).rejects.toMatchObject(refused('not-found'));
  await expect(savePage(id, 1, { title: 'x' })).rejects.toMatchObject(refused('denied'));
  await be('signed-out');
  await expect(publish(id, 1)).rejects.toMatchObject(refused('signed-out'));
});

test('picture: tells which pages show it', async () => {
  const content = { fields: { hero: { picture: { media: MEDIA.unused, alt: '' } } } };
  await savePage(PAGES.draft, 1, { content });
  await startFolderPage({ kind: 'not-found', key: 'not-found', language: '' }, { content });
  expect(await fetchMediaUses(MEDIA.unused)).toMatchObject([
    { id: PAGES.draft, entity: 'page', title: 'draft', as: 'picture', isPublishedOnly: false },
    { entity: 'page', title: 'Page not found', as: 'picture' },
  ]);
});
