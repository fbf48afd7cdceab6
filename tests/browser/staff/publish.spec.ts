import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database, TablesInsert } from '#supabase/database.types.ts';
import { test } from './own-server.ts';
import { expectAccessible, signIn } from './staff.ts';

const TITLE = 'Oak or walnut for a kitchen';
const OLD = 'Walnut adds five thousand pounds to a finished kitchen.';
const PLANNED = 'When ash is felled';
const NEW = 'Walnut adds six thousand pounds to a finished kitchen.';

/** Nothing builds pages on this server: the site says that it has whatever was released last. */
async function followReleases(page: Page, client: SupabaseClient<Database>): Promise<void> {
  await page.route('**/build.json', async (route) => {
    const { data } = await client
      .from('releases')
      .select('content_version')
      .eq('status', 'live')
      .order('id', { ascending: false })
      .limit(1);
    const contentVersion = data?.[0]?.content_version ?? 0;
    await route.fulfill({
      json: { contentVersion, builtAt: new Date().toISOString(), commit: 'test' },
    });
  });
}

/** An article that is published with the next release. */
async function addArticle(
  client: SupabaseClient<Database>,
  row: TablesInsert<'posts'>,
  publish_at?: string,
): Promise<{ id: string; version: number }> {
  const inserted = client.from('posts').insert({ summary: 'A test of timber.', ...row });
  const { data } = await inserted.select('id, version').single().throwOnError();
  const { id: post_id, version } = data;
  await client
    .rpc('publish_document', {
      kind: 'post',
      id: post_id,
      version,
      ...(publish_at && { publish_at }),
    })
    .throwOnError();
  return data;
}

test('publish: compared, done and taken back', { tag: '@journey' }, async ({ page, server }) => {
  const email = 'joe.publishes@example.com';
  const client = await server.editor(email);
  const { id: post_id, version } = await addArticle(client, { title: TITLE, body: OLD });
  await client.rpc('request_release');
  await server.build();
  await client.from('posts').update({ body: NEW, version }).eq('id', post_id);
  await addArticle(client, { title: PLANNED, body: 'Felled.' }, '2040-07-01T08:00:00Z');
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
