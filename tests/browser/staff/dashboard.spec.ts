import { expect, test } from '@playwright/test';
import { createPerson, EDITOR, enter, OWNER, PHONE, sendEnquiry } from './staff.ts';

test('dashboard: what needs somebody stands on top, each with a way to it', async ({ page }) => {
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

test('dashboard: what visitors see is said once, on a desk and on a phone', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  const said = page.getByText(
    /^(Everything is live|Publishing…|The new site is being built|\d+ changes? (is |are )?waiting.*)$/,
  );
  await expect(said.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expect(said.filter({ visible: true })).toHaveCount(1);
});
