import { expect, test } from '@playwright/test';
import {
  apiOf,
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  OWNER,
  PHONE,
  sendEnquiry,
} from './staff.ts';

test('dashboard: what needs somebody stands above the writing, each with a way to it', async ({
  page,
}) => {
  const person = await createPerson('viewer', `Newcomer ${Date.now()}`);
  const visitor = `Visitor ${Date.now()}`;
  await sendEnquiry(visitor);
  await enter(page, OWNER, '/admin/dashboard');
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('link', { name: `${person.name} awaits approval` })).toBeVisible();
  await expect(needs.getByRole('link', { name: visitor })).toBeVisible();
  const headings = page.getByRole('main').getByRole('heading', { level: 3 });
  // How fast enquiries are answered is told once one has been.
  await expect(headings.filter({ hasNotText: 'First answers to enquiries' })).toHaveText([
    ...['Needs you', 'In work', 'Carry on writing'],
  ]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await needs.getByRole('link', { name: visitor }).click();
  await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
  await page.goBack();
  // It has been read, and nobody is told of it again.
  await expect(needs.getByRole('link', { name: visitor })).toHaveCount(0);
});

test('dashboard: an editor is not told of accounts that an administrator lets in', async ({
  page,
}) => {
  const person = await createPerson('viewer', `Unseen ${Date.now()}`);
  await sendEnquiry(`Asker ${Date.now()}`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Needs you' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/rpc/team_members'))).toEqual([]);
  await expect(page.getByText(person.name)).toHaveCount(0);
});

test('dashboard: what visitors see is said once, on a desk and on a phone', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  const said = page.getByText(
    /^(Everything is live|Publishing…|The new site is being built|\d+ changes? (is |are )?waiting.*)$/,
  );
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expect(said.filter({ visible: true })).toHaveCount(1);
});

test('dashboard: a long double name breaks nothing', async ({ page }) => {
  const name = 'Bartholomew-Maximilian Featherstonehaugh-Cholmondeley-Warrington';
  const person = await createPerson('editor', name);
  await enter(page, person.email, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  const side = page.getByRole('banner');
  const reach = await side.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
  );
  const { width = 0 } = (await side.boundingBox()) ?? {};
  expect(reach).toBeLessThanOrEqual(width);
});

test('dashboard: the menu of a phone can be closed by what one sees', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, '/admin/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page, PHONE);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('dashboard: two times on one screen do not contradict each other', async ({ page }) => {
  const editor = await apiOf(EDITOR);
  const { data } = await editor
    .from('posts')
    .insert({ title: `Clock ${Date.now()}` })
    .select('id')
    .single();
  await page.clock.install();
  await enter(page, EDITOR, '/admin/blog');
  const row = page.getByRole('listitem').filter({ hasText: 'Clock' }).first();
  await expect(row).toContainText('Saved just now');
  // Nothing is fetched anew, and yet it grows older.
  await page.clock.fastForward(90_000);
  await expect(row).toContainText(/Saved [12] minutes? ago/);
  expect(data?.id).toBeTruthy();
});
