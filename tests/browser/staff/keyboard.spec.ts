import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeOf, createPerson, PASSWORD } from './staff.ts';

/** Presses Tab until something has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target, 'is reached by Tab').toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('keyboard: from signing in to signing out by keyboard alone', async ({ page }) => {
  const person = await createPerson('editor', 'Keys Only');
  await page.goto('/admin/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const me = page.getByRole('button', { name: /Keys Only/ });
  await press(page, me);
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  const add = page.getByRole('button', { name: 'Add an authenticator app' });
  await press(page, add);
  await expect(page.getByLabel('Name of the device')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Bench phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Scan this with an authenticator app/)).toBeFocused();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  await tabTo(page, page.getByLabel('Code'));
  await page.keyboard.type(codeOf(key));
  await expect(page.getByText('Device added: Bench phone')).toBeVisible();
  await expect(add).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Remove Bench phone' }));
  const question = page.getByRole('alertdialog', { name: 'Remove “Bench phone”?' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove Bench phone' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('No second step is set up.')).toBeVisible();
  await expect(add).toBeFocused();

  await press(page, me);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
});
