import { expect, test } from '@playwright/test';
import { createPerson, DESK, enter, OWNER, PHONE, sendEnquiry } from './staff.ts';

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
  await page.setViewportSize(DESK);
  await needs.getByRole('link', { name: visitor }).click();
  await expect(page.getByRole('heading', { name: visitor })).toBeVisible();
  await page.goBack();
  // It has been read, and nobody is told of it again.
  await expect(needs.getByRole('link', { name: visitor })).toHaveCount(0);

  // What visitors see is said once, on a desk and on a phone.
  const said = page.getByText(
    /^(Everything is live|Publishing…|The new site is being built|\d+ changes? (is |are )?waiting.*)$/,
  );
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await expect(said.filter({ visible: true })).toHaveCount(1);
  }
});
