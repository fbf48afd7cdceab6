import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { addPicture } from './media.ts';
import { publishSelection } from './releases.ts';
import { apiOf, enter, expectAccessible, OWNER } from './staff.ts';

const NUMBER = '+44 20 7946 0456';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
// What the form itself says of faults and of earlier states is proved in tests/screens/settings.test.tsx.

const saved = (page: Page) => page.getByRole('status').getByText('Saved.', { exact: true });

/** Until the site shows it: the release has to be made first. */
async function expectInFooter(page: Page, phone: string): Promise<void> {
  await expect(async () => {
    await page.goto('/privacy');
    const link = page.getByRole('contentinfo').getByRole('link', { name: phone });
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test('settings: the owner changes facts, publishes them, and puts them back', {
  tag: '@journey',
}, async ({ page }) => {
  const logo = await addPicture('Logo');
  await enter(page, OWNER, '/admin/settings');
  const phone = page.getByLabel('Telephone', { exact: true });
  await expect(phone).toHaveValue(site.phone.display);
  await phone.fill(NUMBER);
  await page.getByRole('button', { name: 'Add days closed' }).click();
  await field(page, 'First day').fill('2099-12-24');
  await field(page, 'Last day').fill('2100-01-02');
  await field(page, 'Reason').fill('Christmas');
  await field(page, 'Sentence below photographs').fill('');
  await page.getByRole('button', { name: 'Choose “Logo”' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(logo.title);
  await picker.getByRole('option', { name: new RegExp(logo.title) }).click();
  await expect(page.getByRole('button', { name: 'Take out “Logo”' })).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  // At once where nothing else waits; here it is looked at first.
  const publish = page
    .getByRole('status')
    .getByRole('button', { name: /^(Review and p|P)ublish$/ });
  await expect(publish, 'beside Save, wherever one has scrolled').toBeInViewport();
  await page.goto('/admin/publish');
  const main = page.getByRole('main');
  const change = main.getByRole('listitem').filter({ hasText: 'Settings of the business' });
  await expect(change.getByText('Telephone', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Compare, Telephone' }).click();
  await expect(main.locator('ins', { hasText: NUMBER.split(' ').at(-1) ?? '' })).toBeVisible();
  await main.getByRole('button', { name: 'Compare, Days closed' }).click();
  await expect(main.locator('ins', { hasText: 'Christmas' })).toBeVisible();
  await expectAccessible(page);
  await publishSelection(page);
  await expectInFooter(page, NUMBER);
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/24\u00a0Dec\u00a02099|24&nbsp;Dec&nbsp;2099/);
  expect(html).toContain('"validFrom":"2099-12-24"');
  expect(html).not.toContain(site.pictureNote);
  await expect(page.getByRole('banner').getByRole('img', { name: site.name })).toBeVisible();

  await page.goto('/admin/settings');
  await page.getByRole('button', { name: /^Put back: As delivered/ }).click();
  await expect(phone).toHaveValue(site.phone.display);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await (await apiOf(OWNER)).rpc('request_release');
  await expectInFooter(page, site.phone.display);
});
