import { expect, test } from '@playwright/test';
import { COUNTS_INTERVAL_MS } from '#admin/queries/intervals.ts';
import { apiOf, createPerson, EDITOR, enter, giveRole, OWNER } from './staff.ts';

test('team: one press lets a new account in', { tag: '@journey' }, async ({ page, browser }) => {
  await page.clock.install();
  await enter(page, OWNER, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  // Somebody signs up while the administrator has the dashboard open.
  const person = await createPerson('viewer', `Wendy ${Date.now()}`);
  const phone = await browser.newContext();
  const theirs = await phone.newPage();
  await theirs.clock.install();
  await enter(theirs, person.email, '/admin/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();

  await page.clock.fastForward(COUNTS_INTERVAL_MS);
  await expect(page.getByRole('link', { name: /^Team\s*\d+ waiting$/ })).toBeVisible();
  await page.getByRole('link', { name: `${person.name} awaits approval` }).click();
  const waiting = page.getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting.getByText(person.name)).toBeVisible();
  await page.getByRole('button', { name: `Let in as editor: ${person.name}` }).click();
  await expect(
    page.getByRole('status').getByText(`${person.name} is an editor now.`),
  ).toBeVisible();

  await theirs.clock.fastForward(60_000);
  await expect(theirs.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await phone.close();
});

test('team: a role that is taken away counts at once', { tag: '@journey' }, async ({ page }) => {
  const person = await createPerson('editor', 'Soon Gone');
  const program = await apiOf(person.email);
  const { data: post } = await program.from('posts').insert({ title: 'Mine' }).select().single();
  await enter(page, person.email, `/admin/blog/edit/${post?.id}`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Mine');
  // Held, as whatever the screen asks once the role is gone may be refused, and leaves it.
  const taken = Promise.withResolvers<void>();
  await page.route('**/rest/v1/posts?*', async (route) => {
    await taken.promise;
    await route.continue();
  });
  await page.getByLabel('Title', { exact: true }).fill('One more change');
  await page.keyboard.press('ControlOrMeta+s');
  await giveRole(person, 'viewer');
  taken.resolve();
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  const { data: changed } = await program
    .from('posts')
    .update({ title: 'By program', version: 1 })
    .eq('id', post?.id ?? '')
    .select();
  expect(changed ?? []).toEqual([]);
  const { data: stored } = await (await apiOf(EDITOR))
    .from('posts')
    .select('title')
    .eq('id', post?.id ?? '')
    .single();
  expect(stored?.title).toBe('Mine');
  // Let back in, what was typed is there.
  await giveRole(person, 'editor');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('One more change');
});
