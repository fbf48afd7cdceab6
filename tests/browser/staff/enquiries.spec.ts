import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { COUNTS_INTERVAL_MS } from '#admin/queries/intervals.ts';
import { rowOf } from '#scripts/test-project/rows.ts';
import { apiOf, EDITOR, enter, PHONE, sendEnquiry } from './staff.ts';

const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });

/** Opens an enquiry at its own address. */
async function open(page: Page, name: string): Promise<void> {
  await enter(page, EDITOR, `/admin/enquiries/${(await stored(name)).id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

/** Marks it by hand. */
async function mark(page: Page, state: string): Promise<void> {
  await page.getByLabel('State of this enquiry').selectOption(state);
}

/** The enquiry as the database holds it. */
async function stored(name: string): Promise<{ id: string; note: string; status: string }> {
  const enquiries = (await apiOf(EDITOR)).from('enquiries');
  return await rowOf(enquiries.select('id, note, status').eq('name', name));
}

/** How many nobody has opened yet: other tests send and open some meanwhile. */
async function countNew(): Promise<number> {
  const editor = await apiOf(EDITOR);
  const { count } = await editor
    .from('enquiries')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'new');
  return count ?? 0;
}

test('enquiry: it comes, is noted, answered, exported', { tag: '@journey' }, async ({ page }) => {
  const name = `Ruth ${Date.now()}`;
  await page.clock.install();
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  const badge = page.getByRole('navigation').getByRole('link', { name: /^Enquiries/ });
  await sendEnquiry(name, { message: '=A kitchen in walnut, please.' });
  // Nobody reloads anything.
  await expect(async () => {
    await page.clock.fastForward(COUNTS_INTERVAL_MS);
    await expect(badge).toContainText(`${await countNew()} new`, { timeout: 2_000 });
  }).toPass();
  await page.getByRole('region', { name: 'Needs you' }).getByRole('link', { name }).click();
  const { id } = await stored(name);
  await expect(page).toHaveURL(new RegExp(`/admin/enquiries/${id}$`));
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('region', { name: 'So far' }).getByText(/^Read by/)).toBeVisible();
  // Typed, and at once on to the next thing.
  await note(page).fill('Visit on Friday.');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect.poll(async () => (await stored(name)).note).toBe('Visit on Friday.');

  await page.goBack();
  await expect(note(page)).toHaveValue('Visit on Friday.');
  await mark(page, 'Answered');
  await expect(page.getByRole('status').getByText('Marked as answered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible();
  expect((await stored(name)).status).toBe('answered');
  await page.getByRole('main').getByRole('link', { name: 'Enquiries' }).click();
  // It stays in the list, and the keyboard on it, until something else is looked for.
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeFocused();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  const row = csv.split('\r\n').find((line) => line.includes(name));
  expect(row).toMatch(/^"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d","Answered"/);
  expect(row).toContain('"Visit on Friday."');
  expect(row).toContain(`"'=A kitchen in walnut, please."`);
});

test('enquiry: a mark made offline says so, and is made later', async ({ page, context }) => {
  const name = `Quinn ${Date.now()}`;
  await sendEnquiry(name);
  await open(page, name);
  await expect.poll(async () => (await stored(name)).status).toBe('read');
  await context.setOffline(true);
  await mark(page, 'Answered');
  const unknown = page.getByRole('status').getByText('Whether this went through is not known');
  await expect(unknown).toBeVisible();
  await context.setOffline(false);
  const marked = page.getByRole('status').getByText('Marked as answered.', { exact: true });
  await expect(marked).toBeVisible();
  expect((await stored(name)).status).toBe('answered');
});

test('enquiry: a colleague’s note is not overwritten', { tag: '@journey' }, async ({ page }) => {
  const name = `Pia ${Date.now()}`;
  await sendEnquiry(name);
  const { id } = await stored(name);
  const colleague = await apiOf('owner@example.com');
  // Opening a new one marks it, and what is asked for again after that may have the colleague's note already.
  await colleague.from('enquiries').update({ status: 'read' }).eq('id', id);
  await open(page, name);
  await colleague.from('enquiries').update({ note: 'I am on it. Anna' }).eq('id', id);
  await note(page).fill('Rang her.');
  await expect(page.getByText('Meanwhile this note was changed elsewhere')).toBeVisible();
  expect((await stored(name)).note).toBe('I am on it. Anna');
  await page.getByRole('button', { name: 'Keep both' }).click();
  await expect(note(page)).toHaveValue('I am on it. Anna\n\nRang her.');
  await expect.poll(async () => (await stored(name)).note).toBe('I am on it. Anna\n\nRang her.');
});

test('enquiry: what was put away is found again and can be deleted', async ({ page }) => {
  const name = `Sara ${Date.now()}`;
  await sendEnquiry(name);
  await open(page, name);
  await mark(page, 'Spam');
  await expect(page.getByRole('status').getByText('Marked as spam.')).toBeVisible();
  await page.goto('/admin/enquiries');
  await page.getByLabel('Search enquiries').fill(name);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByLabel('Show enquiries').selectOption('All enquiries');
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByLabel('Search enquiries')).toHaveValue(name);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.goto(`/admin/enquiries/${crypto.randomUUID()}`);
  await expect(page.getByRole('heading', { name: /no screen at this address/ })).toBeVisible();
});

test('enquiry: by keyboard alone, on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.install();
  await enter(page, EDITOR, '/admin/enquiries');
  await page.getByLabel('Search enquiries').fill('Tess');
  // One that comes in while the list is open appears in it.
  const name = `Tess ${Date.now()}`;
  await sendEnquiry(name);
  await page.clock.fastForward(COUNTS_INTERVAL_MS);
  await page.getByRole('link', { name: new RegExp(name) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Enquiries' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Spam' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('Marked as spam.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open again' })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('Search enquiries')).toHaveValue('Tess');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeFocused();
});
