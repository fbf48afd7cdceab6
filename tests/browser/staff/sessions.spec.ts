import { expect, type Page, test } from '@playwright/test';
import {
  addFactor,
  codeOf,
  createPerson,
  EDITOR,
  enter,
  expectToast,
  signedIn,
  signIn,
} from './staff.ts';

// Clocks, ends and refusals are proved in src/stores and src/data/accounts; here tabs and a server are together.

const HOUR = 3_600_000;

const expectExpired = (page: Page) =>
  expectToast(page, 'alert', 'Session Expired', 'You have been logged out due to inactivity.');

test('session: eight quiet hours end it, and keep what was typed', async ({ page, context }) => {
  await page.clock.install({ time: Date.now() });
  await enter(page, EDITOR, '/admin/blog/new', signedIn(EDITOR));
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  // One clock for both.
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  await page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Typed before the break');
  await page.clock.fastForward(9 * HOUR);
  await expectExpired(page);
  await expectExpired(other);
  await expect(other).toHaveURL(/\/admin\/login$/);
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/admin\/blog\/new$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the break');
});

test('session: signing out or in in one tab is seen in the other', async ({ page, context }) => {
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText(/You signed out in another tab or window/)).toBeVisible();
  await signIn(page, EDITOR);
  await expect(other).toHaveURL(/\/admin\/blog$/);
  await expect(other.getByLabel('Search articles')).toBeVisible();
});

/** What stands behind the address in a mail's link. */
async function linkOf(email: string): Promise<string> {
  const { data } = await (await signedIn(email)).auth.getSession();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const parts = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  return `/admin/dashboard#${new URLSearchParams({ ...parts, type: 'signup' })}`;
}

test('session: a link that signs in another person asks first', async ({ page, context }) => {
  const [held, other] = [await createPerson('editor', 'Holly Held'), await createPerson('editor')];
  await page.goto(await linkOf(held.email));
  await expect(page.getByRole('heading', { name: 'Good to see you, Holly' })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.goto('/admin/account');
  const tab = await context.newPage();
  const link = await linkOf(other.email);
  await tab.goto(link);
  await tab.getByRole('button', { name: `Stay ${held.email}` }).click();
  await expect(tab.getByRole('heading', { name: 'Good to see you, Holly' })).toBeVisible();
  expect(await tab.evaluate(() => location.hash)).toBe('');
  await tab.goto('/build.json');
  await tab.goto(link);
  await tab.getByRole('button', { name: `Sign in as ${other.email}` }).click();
  await expect(tab.getByRole('heading', { name: 'Good to see you, Test' })).toBeVisible();
  // The other tab is theirs, too.
  await expect(page.getByLabel('Full name')).toHaveValue('Test Person');
});

test('session: with a two-factor sign-in, the other tab comes along', async ({ page, context }) => {
  const person = await createPerson('editor');
  const first = await addFactor(person, 'Old phone');
  const second = await addFactor(person, 'Tablet', first);
  await page.goto('/admin/login');
  await signIn(page, person.email);
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await page.getByRole('radio', { name: 'Tablet' }).check();
  await page.getByLabel('Code').fill(codeOf(second.secret, 1));
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect(other).toHaveURL(/\/admin\/blog$/);
  await expect(other.getByLabel('Search articles')).toBeVisible();
});
