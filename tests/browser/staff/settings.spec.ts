import { expect, type Page, test } from '@playwright/test';
import { contactFormWords, enquiryProblems } from '#business/words/contact-form.ts';
import { site } from '#site';
import { addPicture } from './media.ts';
import { publishSelection } from './releases.ts';
import { PRICE, publishService, removePage } from './site-pages.ts';
import { apiOf, EDITOR, enter, expectAccessible, OWNER } from './staff.ts';
import { endTabs } from './tabs.ts';

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

test('the owner changes facts, publishes them, and puts them back', async ({ page }) => {
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
  await expectAccessible(page);
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

test('what is typed outlives the page, and a colleague’s change stands beside it', async ({
  page,
}) => {
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

test('what was typed in two tabs is offered by the next one', async ({ page, context }) => {
  await enter(page, OWNER, '/admin/settings');
  const greetingIn = (tab: Page) => tab.getByLabel('WhatsApp greeting', { exact: true });
  const before = await greetingIn(page).inputValue();
  for (const words of ['Of the first tab', 'Of the second tab']) {
    const tab = await context.newPage();
    await tab.goto('/admin/settings');
    await greetingIn(tab).fill(words);
    await expect(tab.getByText('Not saved yet', { exact: true })).toBeVisible();
  }
  const tabs = context.pages().filter((one) => one !== page);
  await endTabs(tabs, page);
  await page.reload();
  await expect(greetingIn(page)).toHaveValue('Of the second tab');
  const offer = page.getByRole('status').filter({ hasText: 'is being kept on this device' });
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(greetingIn(page)).toHaveValue('Of the first tab');
  await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible();
  await offer.getByRole('button', { name: 'Delete it' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Take it out' }).click();
  await page.reload();
  await expect(greetingIn(page)).toHaveValue(before);
});

test('the owner says it in other words, in the form too, and as the site came again', async ({
  page,
}) => {
  const shown = async (words: string) => {
    await (await apiOf(OWNER)).rpc('request_release');
    const html = async () => (await page.request.get('/')).text();
    await expect(async () => expect(await html()).toContain(words)).toPass({ timeout: 300_000 });
  };
  await enter(page, OWNER, '/admin/settings');
  const group = page.getByRole('group', { name: 'Contact form' });
  const button = group.getByLabel('Button that sends', { exact: true });
  const author = page.getByLabel('Who wrote it', { exact: true });
  await expect(button).toBeHidden();
  await page.getByText('Contact form', { exact: true }).press('Enter');
  await expect(button).toHaveValue(contactFormWords.send);
  await button.fill('TELL US MORE');
  await group.getByLabel('Field for the name', { exact: true }).fill('What we may call you');
  await expectAccessible(page);

  await page.getByText('Articles', { exact: true }).click();
  await author.fill('By somebody');
  await page.getByText('Articles', { exact: true }).click();
  await expect(author).toBeHidden();
  await save(page).click();
  await expect(author, 'a fault in a folded part unfolds it').toBeFocused();
  await expect(page.getByText(/^Keep \{author\}/)).toBeVisible();
  await author.fill('');
  await expect(page.getByText(/^Keep \{author\}/)).toHaveCount(0);
  await save(page).click();
  await expect(saved(page)).toBeVisible();

  await shown('TELL US MORE');
  await page.goto('/#contact');
  const send = page.getByRole('button', { name: 'TELL US MORE' });
  await expect(send).toBeVisible();
  await expect(page.locator('contact-form[data-state=mounted]')).toHaveCount(1);
  await expect(page.getByLabel('What we may call you')).toBeVisible();
  await send.click();
  await expect(page.getByText(enquiryProblems.name)).toBeVisible();
  await expect(send).toBeVisible();

  await page.goto('/admin/settings');
  await page.getByText('Contact form', { exact: true }).click();
  await expect(button).toHaveValue('TELL US MORE');
  await button.fill('');
  await group.getByLabel('Field for the name', { exact: true }).fill('');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await page.getByText('Contact form', { exact: true }).click();
  await expect(button).toHaveValue(contactFormWords.send);
  await shown(contactFormWords.send);
});

test('the languages that are spoken are chosen by their names', async ({ page }) => {
  await enter(page, OWNER, '/admin/settings');
  const languages = page.getByRole('combobox', { name: 'Languages spoken' });
  await languages.fill('Klingonish');
  await languages.press('Enter');
  await expect(page.getByText(/“Klingonish” is no language/)).toBeVisible();
  await languages.fill('pol');
  await page.getByRole('option', { name: 'Polish', exact: true }).click();
  await languages.fill('Turkish');
  await languages.press('Enter');
  const chosen = page.getByRole('grid', { name: 'Languages spoken so far' });
  await expect(chosen.getByRole('row')).toHaveText([/English/, /Polish/, /Turkish/]);
  await chosen.getByRole('row', { name: 'Turkish' }).getByRole('button').click();
  await expect(chosen.getByRole('row')).toHaveCount(2);
  await expectAccessible(page);
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(chosen.getByRole('row')).toHaveText([/English/, /Polish/]);
  await chosen.getByRole('row', { name: 'Polish' }).getByRole('button').click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
});

test('the settings are none of an editor’s business', async ({ page }) => {
  await enter(page, EDITOR, '/admin/settings');
  await expect(page.getByText(/^Only administrators change what the website says/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
});

test('a service of staff’s own has its prices there', async ({ page }) => {
  const title = `Pavilions ${Date.now()}`;
  const { id, key } = await publishService(title);
  await enter(page, OWNER, '/admin/settings');
  const prices = page.getByRole('group', { name: title });
  const price = prices.getByLabel(PRICE.name);
  await expect(price).toHaveValue('900');
  await price.fill('no amount');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(prices.getByText('Enter an amount')).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill('1,250.50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  const amount = async () => {
    const { data } = await (await apiOf(OWNER)).from('business_settings').select().single();
    return (data?.prices as Record<string, number> | undefined)?.[`${key}/small`];
  };
  expect(await amount()).toBe(1250.5);
  await expectAccessible(page);
  await page.reload();
  await expect(price).toHaveValue('1,250.50');
  // What says the same as the page follows it.
  await price.fill('900');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  expect(await amount()).toBeUndefined();
  await removePage(id);
});
