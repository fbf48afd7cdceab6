import { expect, test } from '@playwright/test';
import { done } from '#scripts/test-project/rows.ts';
import { api, EDITOR, enter, expectAccessible, PHONE, sendEnquiry } from './staff.ts';

/** Without a proof and with a link: it looks like what programs send. */
async function sendPlain(name: string): Promise<void> {
  const enquiry = {
    ...{ name, email: 'offer@example.net', phone: '', service: '', consent: true, website: '' },
    message: 'See https://cheap.example for a good offer.',
    started_at: new Date(Date.now() - 60_000).toISOString(),
  };
  await done(api().rpc('submit_enquiry', enquiry));
}

test('held enquiries: they are looked through by keyboard', async ({ page }) => {
  const mark = Date.now();
  const [kept, spam, gone] = [`Kept ${mark}`, `Spam ${mark}`, `Gone ${mark}`] as const;
  for (const name of [kept, spam, gone]) await sendPlain(name);
  await sendEnquiry(`Customer ${mark}`);
  await enter(page, EDITOR, '/admin/enquiries');
  await expect(page.getByRole('link', { name: `Customer ${mark}` })).toBeVisible();
  await expect(page.getByRole('link', { name: kept })).toHaveCount(0);

  await page.getByRole('link', { name: 'Look through' }).press('Enter');
  const held = page.getByRole('list', { name: 'Held back' });
  await expect(held.getByRole('listitem').filter({ hasText: kept })).toContainText('with a link');
  await expect(held.getByRole('link', { name: `Customer ${mark}` })).toHaveCount(0);

  await page.getByRole('button', { name: `Take over the enquiry of ${kept}` }).press('Enter');
  await expect(page.getByRole('status')).toContainText([`The enquiry of ${kept} was taken over`]);
  await expect(held.getByRole('link', { name: kept })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Take all over' })).toBeFocused();

  // One may be opened first.
  await held.getByRole('link', { name: spam }).press('Enter');
  await expect(page.getByText(/^Held back: sent without JavaScript/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  await page.getByRole('link', { name: 'Enquiries', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: `Spam: the enquiry of ${spam}` }).press('Enter');
  await expect(held.getByRole('link', { name: spam })).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Delete all' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('can’t be undone');
  await question.getByRole('button', { name: 'Delete all' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing is held back' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the inbox' }).press('Enter');
  await expect(page.getByRole('link', { name: kept })).toBeVisible();
  await expect(page.getByRole('link', { name: gone })).toHaveCount(0);
});
