import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleEverywhere } from '../visitors/visit.ts';
import { apiOf, EDITOR, enter, expectAccessible, sendEnquiry } from './staff.ts';

test.use({ timezoneId: 'America/New_York' });

/** The enquiry of somebody new. */
async function enquiryOf(name: string): Promise<string> {
  await sendEnquiry(name);
  const { data } = await (await apiOf(EDITOR)).from('enquiries').select('id').eq('name', name);
  return data?.[0]?.id ?? '';
}

/** The link as it stands in the mail. */
async function linkOf(enquiry: string): Promise<string> {
  const editor = await apiOf(EDITOR);
  const { data } = await editor.from('appointments').select('id').eq('enquiry_id', enquiry);
  const link = await editor.rpc('appointment_link', { appointment: data?.[0]?.id ?? '' });
  return link.data ?? '';
}

const appointment = (page: Page) => page.getByRole('region', { name: 'Visit' });
const offers = (page: Page) => page.getByRole('group', { name: 'Free times' }).getByRole('button');

test('appointment: proposed, taken, undone', { tag: '@journey' }, async ({ page, browser }) => {
  const name = `Vera ${Date.now()}`;
  const enquiry = await enquiryOf(name);
  await enter(page, EDITOR, `/admin/enquiries/${enquiry}`);

  // By keyboard alone, and offline at first: what was typed stays.
  await page.getByRole('button', { name: 'Propose a visit' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Propose a visit to ${name}` });
  await dialog.getByLabel('Date').fill('2020-01-01');
  await dialog.getByLabel('Time', { exact: true }).fill('10:00');
  await expect(dialog.getByText('This time has passed.')).toBeVisible();
  await offers(page).first().press('Enter');
  await expect(offers(page).first()).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(dialog.getByText('Say where the visit is.')).toBeVisible();
  await dialog.getByLabel('Place').fill('4 Elm Road, Barnes');
  await expectAccessible(page);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert').getByText(/can’t be reached/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Propose a visit' }).click();
  await expect(dialog.getByLabel('Place')).toHaveValue('4 Elm Road, Barnes');
  // As it comes from a table.
  await dialog.getByLabel('Place').fill('4 Elm Road,\tBarnes');
  await dialog.getByLabel('Place').press('Enter');
  await expect(appointment(page)).toContainText(
    'Proposed, not answered yet, 4 Elm Road, Barnes, 1 hour',
  );

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(await linkOf(enquiry));
  const take = phone.getByRole('button', { name: /^Take this time/ });
  await expect(take).toBeVisible();
  await expect(phone.getByText(/where you are$/)).toBeVisible();
  await expectAccessibleEverywhere(phone, undefined, ['light', 'dark']);
  await phone.setViewportSize({ width: 390, height: 844 });
  await take.click();
  await expect(phone.getByRole('heading', { name: 'We are coming' })).toBeFocused();
  await expect(phone.getByText('Thank you. We have your answer.')).toBeVisible();
  const file = phone.waitForEvent('download');
  await phone.getByRole('link', { name: 'Put it into your calendar' }).click();
  expect((await file).suggestedFilename()).toBe('appointment.ics');

  await page.reload();
  await expect(appointment(page)).toContainText('Agreed');
  await appointment(page).getByRole('button', { name: 'Move' }).click();
  const moving = page.getByRole('dialog', { name: `Move the visit to ${name}` });
  await offers(page).last().click();
  await expect(moving.getByLabel('Second date')).toBeVisible();
  await moving.getByRole('button', { name: 'Send' }).click();
  await expect(appointment(page)).toContainText('Proposed, not answered yet');

  // The customer's page is older than that.
  await phone.getByRole('button', { name: 'Cancel the visit' }).click();
  await phone.getByRole('textbox').fill('Sorry');
  await phone.getByRole('button', { name: 'Cancel the visit' }).click();
  await expect(phone.getByText('The visit has changed since you opened this page.')).toBeVisible();
  await phone
    .getByRole('button', { name: /^Take this time/ })
    .last()
    .click();
  await expect(phone.getByRole('heading', { name: 'We are coming' })).toBeFocused();

  await page.goto('/admin/appointments');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Agreed');
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await appointment(page).getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw it' }).click();
  await expect(appointment(page)).toContainText('Withdrawn');
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'We have taken this visit back' })).toBeVisible();
  await phone.close();
});

test('appointment: the calendar has its address until that is changed', async ({ page }) => {
  await enter(page, EDITOR, '/admin/appointments');
  const address = page.getByRole('textbox', { name: 'Address of the calendar' });
  const before = await address.inputValue();
  const answer = await page.request.get(before);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(address).not.toHaveValue(before);
  expect((await page.request.get(before)).status()).toBe(404);
  expect((await page.request.get(await address.inputValue())).status()).toBe(200);
});
