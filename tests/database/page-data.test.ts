import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchMediaUses } from '#data/media/media-uses.ts';
import { fetchMenu, fetchMenuRevisions, saveMenu } from '#data/pages/menu.ts';
import {
  binPage,
  createPage,
  deletePage,
  discardPageChanges,
  duplicatePage,
  emptyPage,
  publishPage,
  savePage,
  startFolderPage,
  unpublishPage,
  unschedulePage,
} from '#data/pages/page-changes.ts';
import {
  fetchPageRevision,
  fetchPageRevisions,
  restorePageRevision,
} from '#data/pages/page-revisions.ts';
import { fetchPage, fetchPageRow, fetchPageStates } from '#data/pages/pages.ts';
import type { Database } from '#supabase/database.types.ts';
import { MEDIA, PAGES } from './fixtures.ts';
import type { Person } from './harness.ts';
import { INTRO, openPages } from './page-steps.ts';

// What screens call, at the database itself.

let client: SupabaseClient<Database>;
vi.mock('#data/client.ts', () => ({ backend: () => client }));

const steps = openPages();
const be = async (person: Person) => {
  client = await steps.database.client(person);
};
beforeEach(() => be('editor'));

const own = (title = 'A page') => createPage('page', { title, content: INTRO });
const tomorrow = () => new Date(Date.now() + 86_400_000);

describe('a page of staff’s own', () => {
  test('is made, saved, published, scheduled and taken off', async () => {
    const { id, slug } = await own('Opening times');
    expect(slug).toBe('opening-times');
    expect(await fetchPage(id)).toMatchObject({ published: null, scheduled: null, change: null });
    const { version } = await savePage(id, 1, { title: 'Hours' });
    expect(version).toBe(2);
    await publishPage(id, 2);
    await savePage(id, 2, { seo_title: 'When we are open' });
    await publishPage(id, 3, tomorrow());
    expect(await fetchPage(id)).toMatchObject({
      ...{ page: { version: 3 }, published: { title: 'Hours', version: 2 } },
      ...{ scheduled: { version: 3 }, change: { action: 'published' } },
    });
    await unschedulePage(id);
    await unpublishPage(id);
    expect(await fetchPage(id)).toMatchObject({
      ...{ published: null, scheduled: null, change: { action: 'unpublished' } },
    });
  });

  test('is in the list by its state, or in the bin, and deleted from there', async () => {
    const { id } = await own();
    expect((await fetchPageStates()).find((one) => one.id === id)).toMatchObject({
      ...{ state: 'draft', ofFolder: false, publishedSlug: null, changeAt: null },
    });
    await binPage(id, true);
    expect((await fetchPageStates()).some((one) => one.id === id)).toBe(false);
    expect((await fetchPageStates(true)).some((one) => one.id === id)).toBe(true);
    await binPage(id, false);
    await expect(deletePage(id), 'not in the bin').rejects.toMatchObject({ code: 'denied' });
    await binPage(id, true);
    await deletePage(id);
    await expect(fetchPage(id)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('goes back to what was published, and forward again', async () => {
    const { id } = await own();
    await publishPage(id, 1);
    await savePage(id, 1, { title: 'Discarded' });
    const kept = await discardPageChanges(id, 2);
    expect((await fetchPage(id)).page.title).toBe('A page');
    expect(await fetchPageRevision(kept)).toMatchObject({ title: 'Discarded', content: INTRO });
    await restorePageRevision(kept, 3);
    expect((await fetchPage(id)).page.title).toBe('Discarded');
    const revisions = await fetchPageRevisions(id);
    expect(revisions.map(({ reason }) => reason)).toEqual(['restore', 'discard', 'publish']);
  });

  test('may be called as a screen of the staff area is, whose address is made of its key', async () => {
    const { id, key, slug } = await own('Menu');
    expect([slug, key]).toEqual(['menu', expect.stringMatching(/^own-[0-9a-f]{8,}$/)]);
    await publishPage(id, 1);
    expect(await fetchPage(id)).toMatchObject({ published: { slug: 'menu', title: 'Menu' } });
    // A page of the folder is edited under the key that it has there.
    await expect(
      startFolderPage({ kind: 'page', key: 'menu', language: '' }, {}),
    ).rejects.toMatchObject({ code: 'invalid' });
  });

  test('has copies', async () => {
    const { id } = await own('Stairs');
    expect((await duplicatePage(id, 'Treppe (Kopie)')).title).toBe('Treppe (Kopie)');
  });
});

describe('a page of the folder', () => {
  test('has a row from its first change on, and can be as the site came', async () => {
    expect(await fetchPageRow('home', 'home', '')).toBeNull();
    const { id } = await startFolderPage(
      { kind: 'home', key: 'home', language: '' },
      { content: { hidden: ['work'] } },
    );
    await publishPage(id, 1);
    expect(await fetchPageRow('home', 'home', '')).toMatchObject({
      ...{ page: { id, slug: null, title: null }, published: { content: { hidden: ['work'] } } },
    });
    await expect(
      startFolderPage({ kind: 'home', key: 'home', language: '' }, {}),
    ).rejects.toMatchObject({
      code: 'already-there',
    });
    expect(await emptyPage(id, 1)).toMatchObject({ content: {}, version: 2 });
    await expect(binPage(id, true)).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('what goes wrong is said in words', () => {
  test('that a colleague saved first, with the version there is', async () => {
    const { id } = await own();
    await savePage(id, 1, { title: 'Two' });
    for (const change of [
      () => savePage(id, 1, { title: 'Three' }),
      () => publishPage(id, 1),
      () => discardPageChanges(id, 1),
    ]) {
      await expect(change()).rejects.toMatchObject({
        ...{ code: 'conflict', currentVersion: 2 },
        message: expect.stringMatching(/^Somebody else has changed this page/),
      });
    }
  });

  test('that an address is taken, not allowed, or a page not ready', async () => {
    const { id } = await own('Taken');
    const { slug } = (await fetchPage(id)).page;
    await expect(createPage('legal', { title: 'x', slug })).rejects.toMatchObject({
      ...{ code: 'already-there', message: expect.stringMatching(/address already/) },
    });
    await expect(savePage(id, 1, { slug: 'admin' })).rejects.toMatchObject({ code: 'invalid' });
    await savePage(id, 1, { content: {} });
    await expect(publishPage(id, 2)).rejects.toMatchObject({
      ...{ code: 'invalid', message: expect.stringMatching(/title and at least one section/) },
    });
  });

  test('that only administrators may', async () => {
    const { id } = await createPage('legal', { title: 'Terms of work', content: INTRO });
    await expect(publishPage(id, 1)).rejects.toMatchObject({ code: 'denied' });
    await be('admin');
    await publishPage(id, 1);
    await be('editor');
    await expect(unpublishPage(id)).rejects.toMatchObject({ code: 'denied' });
    await expect(saveMenu([], 1)).rejects.toMatchObject({ code: 'denied' });
    await be('viewer');
    await expect(fetchPage(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(savePage(id, 1, { title: 'x' })).rejects.toMatchObject({ code: 'denied' });
    await be('signed-out');
    await expect(publishPage(id, 1)).rejects.toMatchObject({ code: 'signed-out' });
  });
});

test('the menu is saved by its version, and each is kept', async () => {
  await be('admin');
  const { items, version } = await fetchMenu();
  expect(items).toBeNull();
  const saved = await saveMenu([{ label: 'Notes', href: '/blog' }], version);
  expect(saved).toEqual({ items: [{ label: 'Notes', href: '/blog' }], version: 2 });
  await expect(saveMenu(null, version)).rejects.toMatchObject({ code: 'conflict' });
  expect(await fetchMenuRevisions()).toMatchObject([
    { version: 2, items: [{ label: 'Notes' }] },
    { version: 1, items: null, savedBy: null },
  ]);
});

test('a picture tells which pages show it', async () => {
  const content = { fields: { hero: { picture: { media: MEDIA.unused, alt: '' } } } };
  await savePage(PAGES.draft, 1, { content });
  await startFolderPage({ kind: 'not-found', key: 'not-found', language: '' }, { content });
  expect(await fetchMediaUses(MEDIA.unused)).toMatchObject([
    { id: PAGES.draft, entity: 'page', title: 'draft', as: 'picture', isPublishedOnly: false },
    { entity: 'page', title: 'Page not found', as: 'picture' },
  ]);
});
