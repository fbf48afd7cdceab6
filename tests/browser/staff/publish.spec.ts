import { expect } from '@playwright/test';
import { plainPicture } from './media.ts';
import { test } from './own-server.ts';
import { createEditor, followReleases } from './releases.ts';
import { expectAccessible, signIn } from './staff.ts';

const TITLE = 'Oak or walnut for a kitchen';
const OLD = 'Walnut adds five thousand pounds to a finished kitchen.';
const PLANNED = 'When ash is felled';
const NEW = 'Walnut adds six thousand pounds to a finished kitchen.';

test('publish: a change is compared, published, and taken back with all that is newer kept', {
  tag: '@journey',
}, async ({ page, server }) => {
  const email = 'joe.publishes@example.com';
  const client = await createEditor(server, email);
  const inserted = await client
    .from('posts')
    .insert({ title: TITLE, body: OLD, summary: 'A test of timber.' })
    .select('id, version')
    .single();
  if (inserted.error) throw inserted.error;
  const { id: post_id, version } = inserted.data;
  await client.rpc('publish_post', { post_id, version });
  await client.rpc('request_release');
  await server.build();
  await client.from('posts').update({ body: NEW, version }).eq('id', post_id);
  const planned = await client
    .from('posts')
    .insert({ title: PLANNED, body: 'Felled in winter.', summary: 'A test of time.' })
    .select('id, version')
    .single();
  if (planned.error) throw planned.error;
  await client.rpc('publish_post', {
    post_id: planned.data.id,
    version: planned.data.version,
    publish_at: '2040-07-01T08:00:00Z',
  });
  const visitorsRead = async () =>
    (await server.client().from('published_posts').select('body').eq('post_id', post_id).single())
      .data?.body;

  await followReleases(page, client);
  await page.goto('/admin/login');
  await signIn(page, email);
  await page.getByRole('link', { name: /^Publish/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '1 change is waiting.' })).toBeVisible();
  const box = main.getByRole('checkbox', { name: TITLE });
  await expect(box).toBeChecked();
  await expect(main.getByText(/Article: 1 word changed, by Joe Pine/)).toBeVisible();
  await main.getByRole('button', { name: `Compare, ${TITLE}` }).click();
  await expect(main.locator('del', { hasText: 'five' })).toBeVisible();
  await expect(main.locator('ins', { hasText: 'six' })).toBeVisible();
  const planner = main.getByRole('region', { name: 'Goes live by itself' });
  await expect(planner.getByRole('link', { name: PLANNED })).toBeVisible();
  await expect(planner.getByText('1 July 2040')).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  // Given up, and brought back at once.
  await main.getByRole('button', { name: 'Discard this change' }).click();
  await expect(main.getByRole('heading', { name: 'Everything is live.' })).toBeVisible();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(box).toBeChecked();

  await main.getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(main.getByRole('heading', { name: 'Publishing…' })).toBeVisible();
  await server.build();
  await expect(main.getByRole('heading', { name: 'Everything is live.' })).toBeVisible();
  expect(await visitorsRead()).toBe(NEW);
  const earlier = main.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier.first()).toContainText('Live now');
  await expect(earlier.first()).toContainText(`Joe Pine: ${TITLE}`);

  await earlier
    .nth(1)
    .getByRole('button', { name: /^Go back to this/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Go back to this release?' });
  await expect(dialog.getByRole('listitem')).toHaveText([TITLE]);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Publishing…' })).toBeVisible();
  await server.build();
  // The newer words wait, and don't go along unless somebody says so.
  await expect(main.getByText(/Was taken back/)).toBeVisible();
  await expect(box).not.toBeChecked();
  expect(await visitorsRead()).toBe(OLD);
  await expect(earlier.first()).toContainText('back to an earlier release');
});

test('publish: pages wait beside everything else, and what binds in law waits for an administrator', async ({
  page,
  server,
}) => {
  const email = 'mary.publishes@example.com';
  const client = await createEditor(server, email);
  const fields = (lead: string) => ({
    order: [{ key: 'head', kind: 'head' }],
    known: [],
    fields: { head: { lead } },
  });
  const own = await client
    .from('pages')
    .insert({ kind: 'page', title: 'Our valley', content: fields('We work in oak.') })
    .select('id, version')
    .single();
  if (own.error) throw own.error;
  const { id: page_id, version } = own.data;
  await client.rpc('publish_page', { page_id, version });
  await client.rpc('request_release');
  await server.build();
  await client
    .from('pages')
    .update({ content: fields('We work in ash.'), version })
    .eq('id', page_id);
  // Pages of the folder that were never published from here.
  const line = { fields: { hero: { line: 'Doors, made once.' } } };
  await client.from('pages').insert([
    { kind: 'home', key: 'home', of_folder: true, content: line },
    { kind: 'legal', key: 'privacy', of_folder: true, noindex: true },
  ]);
  const visitorsRead = async () =>
    (await server.client().from('published_pages').select('key, content').order('key')).data;

  await followReleases(page, client);
  await page.goto('/admin/login');
  await signIn(page, email);
  await page.getByRole('link', { name: /^Publish/ }).click();
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('checkbox', { name });
  await expect(box('Our valley')).toBeChecked();
  await expect(main.getByText(/^Page: Title, Text, by Joe Pine/)).toBeVisible();
  await main.getByRole('button', { name: 'Compare, Our valley' }).click();
  await expect(main.locator('del', { hasText: 'oak' })).toBeVisible();
  await expect(main.locator('ins', { hasText: 'ash' })).toBeVisible();
  await expect(box('Home')).toBeChecked();
  await expect(main.getByText(/^Page: Opening picture, /)).toBeVisible();
  await expect(box('Privacy')).toHaveCount(0);
  await expect(
    main.getByText(/An administrator publishes it: this page binds in law/),
  ).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  // Given up, and brought back at once.
  await main.getByRole('button', { name: 'Discard this change' }).first().click();
  await expect(main.getByText('The change to “Our valley” is discarded.')).toBeVisible();
  await expect(box('Our valley')).toHaveCount(0);
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(box('Our valley')).toBeChecked();

  // One goes on waiting, one goes live; the legal one is never among them.
  await box('Home').uncheck();
  await main.getByRole('button', { name: /^Publish \d+ changes?$/ }).click();
  await expect(main.getByRole('heading', { name: 'Publishing…' })).toBeVisible();
  await server.build();
  await expect(box('Home')).toBeVisible();
  await expect(box('Our valley')).toHaveCount(0);
  expect(await visitorsRead()).toMatchObject([
    { content: { fields: { head: { lead: 'We work in ash.' } } } },
  ]);
  const earlier = main.getByRole('region', { name: 'Earlier' }).getByRole('listitem');
  await expect(earlier.first()).toContainText('Our valley');
});

test('publish: a change of the library waits until somebody chooses it, and is discarded like any other', async ({
  page,
  server,
}) => {
  const email = 'ann.publishes@example.com';
  const client = await createEditor(server, email);
  const path = 'tests/bench.png';
  const file = await plainPicture();
  await client.storage.from('media').upload(path, file, { contentType: 'image/png' });
  const facts = { mime_type: 'image/png', bytes: 1, width: 300, height: 200 };
  const words = { title: 'Bench', alt: 'A bench' };
  const picture = await client
    .from('media')
    .insert({ bucket: 'media', path, ...facts, ...words })
    .select('id')
    .single();
  if (picture.error) throw picture.error;
  const { id } = picture.data;
  const article = await client
    .from('posts')
    .insert({ title: 'Benches', body: 'Of oak.', summary: 'Oak.', cover_media_id: id })
    .select('id, version')
    .single();
  if (article.error) throw article.error;
  const { id: post_id, version } = article.data;
  await client.rpc('publish_post', { post_id, version });
  await client.rpc('request_release');
  await server.build();
  const visitorsRead = async () =>
    (await server.client().from('published_media').select('alt').eq('id', id).single()).data?.alt;

  await followReleases(page, client);
  await page.goto('/admin/login');
  await signIn(page, email);
  await expect(page.getByRole('link', { name: /^Publish/ })).toBeVisible();
  await page.goto(`/admin/media/${id}`);
  const details = page.getByRole('complementary', { name: 'Details of the picture' });
  await details.getByLabel('Description for people who can’t see it').fill('A bench of oak');
  await details.getByRole('link', { name: 'They wait under Publish' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Picture: Descr' });
  const box = row.getByRole('checkbox', { name: /^Bench/ });
  await expect(box).toBeChecked();
  await row.getByRole('button', { name: 'Compare, Bench' }).click();
  await expect(row.locator('ins', { hasText: 'of oak' })).toBeVisible();

  // Somebody else publishes something: it goes on waiting.
  await client.rpc('request_release');
  await server.build();
  expect(await visitorsRead()).toBe('A bench');

  await row.getByRole('button', { name: 'Discard this change' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await box.uncheck();
  await expect(row).toContainText('Goes on waiting');
  await box.check();
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click();
  await expect(page.getByRole('heading', { name: 'Publishing…' })).toBeVisible();
  await server.build();
  await expect(page.getByRole('heading', { name: 'Publishing…' })).toBeHidden();
  await expect(row).toBeHidden();
  expect(await visitorsRead()).toBe('A bench of oak');
});
