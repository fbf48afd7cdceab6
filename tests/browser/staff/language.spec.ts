import { expect, type Page, test } from '@playwright/test';
import { createArticle } from './articles.ts';
import {
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  giveRole,
  PASSWORD,
  PHONE,
  signedIn,
} from './staff.ts';

/** Screens that say most. */
const SCREENS = {
  dashboard: 'Übersicht',
  pages: 'Seiten',
  blog: 'Artikel',
  galleries: 'Galerien',
  media: 'Mediathek',
  enquiries: 'Anfragen',
  publish: 'Veröffentlichen',
  account: 'Konto',
};

test('the staff area speaks the language of whoever is signed in, and remembers it for signing in', async ({
  page,
}) => {
  const person = await createPerson('editor', `Greta ${Date.now()}`);
  await enter(page, person.email, '/admin/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Konto', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const [path, title] of Object.entries(SCREENS)) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectNoSpill(page);
  }
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Artikel');
  await expectNoSpill(page);
  await expectAccessible(page);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Hier abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();
  await expectAccessible(page);

  // Whoever comes next has chosen none.
  await page.getByLabel('E-Mail').fill(EDITOR);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Articles' })).toBeVisible();
});

test('whoever signs up in another language keeps it, and copies in it', async ({ page }) => {
  const email = `jutta-${Date.now()}@example.com`;
  await page.addInitScript(() => localStorage.setItem('staff-language', 'de'));
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByLabel('Vor- und Nachname').fill('Jutta Holz');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort').fill(PASSWORD);
  const answer = page.waitForResponse('**/auth/v1/signup**');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  expect((await answer).ok()).toBe(true);
  const client = await signedIn(email);
  const { data } = await client.auth.getUser();
  expect(data.user?.user_metadata).toMatchObject({ language: 'de' });

  await giveRole({ id: data.user?.id ?? '', email, name: 'Jutta Holz' }, 'editor');
  const title = `Esche ${Date.now()}`;
  await createArticle(title);
  await page.goto(`/admin/blog?q=${encodeURIComponent(title)}`);
  await page.getByRole('listitem').filter({ hasText: title }).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).click();
  await expect(page.getByLabel('Titel', { exact: true })).toHaveValue(`${title} (Kopie)`);
});

test('on another device it is known with the account', async ({ page, browser }) => {
  const person = await createPerson('editor', `Hanna ${Date.now()}`);
  await enter(page, person.email, '/admin/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await theirs.goto('/admin/dashboard');
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await theirs.getByLabel('Email').fill(person.email);
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { name: /Schön, dass Sie da sind/ })).toBeVisible();
  await other.close();
});

test('a language chosen on another device never makes this one load again and again', async ({
  page,
}) => {
  const person = await createPerson('editor', `Ida ${Date.now()}`);
  await enter(page, person.email, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  const other = await signedIn(person.email);
  const { error } = await other.auth.updateUser({ data: { language: 'de' } });
  if (error) throw error;

  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  // The session of this browser is older than what the server says of the account.
  const asked = page.waitForResponse(/\/auth\/v1\/user/);
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').getByRole('link').first().focus();
  await page.getByRole('link', { name: /^(?:Pages|Seiten)$/ }).click();
  await expect(page).toHaveURL(/pages$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // One for the press of reload, one for the link.
  expect(loads).toBe(2);
});

async function expectNoSpill(page: Page): Promise<void> {
  const spill = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await spill()).toBeLessThanOrEqual(0);
}
