import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { addPicture } from './media.ts';
import { publishSelection } from './releases.ts';
import { apiOf, enter, expectAccessible, OWNER } from './staff.ts';

const NUMBER = '+44 20 7946 0456';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
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

const SECOND = '+44 20 7946 0999';
const PROFILE = 'https://instagram.example.com/harrow';

/** What is not needed by every business, and is on many pages once it is there. */
async function addFurtherFacts(page: Page, logo: string): Promise<void> {
  await field(page, 'Second telephone').fill(SECOND);
  await field(page, 'What the second one is for').fill('Emergencies');
  await page.getByRole('button', { name: 'Add a break on Monday' }).click();
  await field(page, 'Monday: closes').fill('12:00');
  await field(page, 'Monday: opens again').fill('13:00');
  await field(page, 'Monday: closes after the break').fill('17:00');
  await field(page, 'A day on site').fill('520.50');
  await field(page, 'Note on VAT').fill('All prices include VAT.');
  await page.getByRole('button', { name: 'Add a social profile' }).click();
  await field(page, 'Network').fill('Instagram');
  await field(page, 'Address of your page').fill(PROFILE);
  await field(page, 'Kind of business').selectOption('GeneralContractor');
  await field(page, 'Line at the foot of every page').fill('Company number 01234567');
  await page.locator('summary', { hasText: 'Header and footer' }).click();
  await field(page, 'Link to the feed').fill('Subscribe');
  await page.getByRole('button', { name: 'Choose “Logo”' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('searchbox').fill(logo);
  await picker.getByRole('option', { name: new RegExp(logo) }).click();
  await expect(page.getByRole('button', { name: 'Take out “Logo”' })).toBeVisible();
}

/** On the page that is open, and on that of a service. */
async function expectFurtherFacts(page: Page): Promise<void> {
  await page.goto('/services/interior-design');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Emergencies:')).toContainText(SECOND.replaceAll(' ', '\u00a0'));
  await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', PROFILE);
  await expect(footer.getByText('Company number 01234567')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/rss.xml');
  await expect(page.getByRole('banner').getByRole('img', { name: site.name })).toBeVisible();
  await expect(page.getByText('£520.50')).toBeVisible();
  await expect(page.getByText('All prices include VAT.')).toBeVisible();
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('"GeneralContractor"');
  expect(html).toContain('Mon 09:00–12:00 and 13:00–17:00');
}

test('settings: the owner changes facts, publishes them, and puts them back', async ({ page }) => {
  const logo = await addPicture('Logo');
  await enter(page, OWNER, '/admin/settings');
  const phone = page.getByLabel('Telephone', { exact: true });
  await expect(phone).toHaveValue(site.phone.display);
  await phone.fill('020 7946 0456');
  await save(page).click();
  await expect(page.getByText(/Begin with \+ and the country code/)).toBeVisible();
  await expect(phone).toBeFocused();
  const status = page.getByRole('status');
  await expect(status.getByText('1 field needs another look.')).toBeVisible();
  await phone.fill(NUMBER);
  await page.getByRole('button', { name: 'Add days closed' }).click();
  const reason = page.getByLabel('Reason', { exact: true });
  await expect(reason, 'an empty row is no fault before it is saved').toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0);
  await page.getByLabel('First day', { exact: true }).fill('2099-12-24');
  await page.getByLabel('Last day', { exact: true }).fill('2100-01-02');
  await reason.fill('Christmas');
  await field(page, 'Sentence below photographs').fill('');
  await addFurtherFacts(page, logo.title);
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  const review = status.getByRole('button', { name: 'Review and publish' });
  await expect(review, 'beside Save, wherever one has scrolled').toBeInViewport();
  await review.click();
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
  await expectFurtherFacts(page);

  await page.goto('/admin/settings');
  const asDelivered = page.getByRole('button', { name: /^Put back: As delivered/ });
  const greeting = page.getByLabel('WhatsApp greeting', { exact: true });
  await greeting.fill('Half a greeting');
  await asDelivered.click();
  await expect(greeting).not.toHaveValue('Half a greeting');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(greeting).toHaveValue('Half a greeting');
  await asDelivered.click();
  await expect(phone).toHaveValue(site.phone.display);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await (await apiOf(OWNER)).rpc('request_release');
  await expectInFooter(page, site.phone.display);
});

test('settings: what is typed outlives the page, and a colleague’s change stands beside it', {
  tag: '@journey',
}, async ({ page }) => {
  const colleague = await apiOf(OWNER);
  const settings = () => colleague.from('business_settings').select('*').single();
  await enter(page, OWNER, '/admin/settings');
  const greeting = page.getByLabel('WhatsApp greeting', { exact: true });
  await greeting.fill('Hello from a test');
  await page.reload();
  await expect(page.getByText('What you typed last time is here again')).toBeVisible();
  await expect(greeting).toHaveValue('Hello from a test');

  const town = `Town ${Date.now()}`;
  const version = (await settings()).data?.version ?? 0;
  await colleague.from('business_settings').update({ city: town, version }).eq('id', true);
  await save(page).click();
  await expect(page.getByText(/^The settings were saved elsewhere meanwhile/)).toBeVisible();
  await expect(page.getByLabel('Town', { exact: true })).toHaveValue(town);
  await expect(greeting).toHaveValue('Hello from a test');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const { data } = await settings();
  expect(data).toMatchObject({ city: town, greeting: 'Hello from a test' });
  const back = { city: null, greeting: null, version: data?.version ?? 0 };
  await colleague.from('business_settings').update(back).eq('id', true);
});
