import { expect, type Page, test } from '@playwright/test';
import { createPerson, DESK, EDITOR, enter, PASSWORD, PHONE, signedIn } from './staff.ts';

/** Screens that say most. */
const SCREENS = {
  dashboard: 'Übersicht',
  pages: 'Seiten',
  blog: 'Artikel',
  galleries: 'Galerien',
  media: 'Bilder',
  enquiries: 'Anfragen',
  publish: 'Veröffentlichen',
};

test('language: staff read their own, and the device remembers it', async ({ page }) => {
  const person = await createPerson('editor', `Greta ${Date.now()}`);
  await enter(page, person.email, '/admin/account');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: 'Konto', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  for (const [path, title] of Object.entries(SCREENS)) {
    await page.locator(`a[href="/admin/${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectNoSpill(page);
  }
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Konto');
  await expectNoSpill(page);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/blog');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Artikel');
  await expectNoSpill(page);

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Hier abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expect(page.getByLabel('Passwort', { exact: true })).toBeVisible();

  // Whoever comes next has chosen none.
  await page.setViewportSize(DESK);
  await page.getByLabel('E-Mail').fill(EDITOR);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Articles' })).toBeVisible();
});

test('language: one chosen on another device never makes this one reload', async ({ page }) => {
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
