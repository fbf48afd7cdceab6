import { expect, test } from '@playwright/test';
import { apiOf, EDITOR, enter, expectAccessible, OWNER, sendEnquiry } from './staff.ts';

/** Whom the demo tells: every administrator. */
test.afterEach(async () => {
  const owner = await apiOf(OWNER);
  const { error } = await owner
    .from('notice_settings')
    .update({ recipients: [], enquiry_detail: 'link' })
    .eq('id', true);
  if (error) throw error;
});

test('an enquiry is told to the address in the settings, and says so', async ({ page }) => {
  const name = `Vera ${Date.now()}`;
  // No other test writes to it: ten mails an hour go to one address.
  const office = `office-${Date.now()}@example.com`;
  await enter(page, OWNER, '/admin/notifications');
  await page.getByLabel('Addresses').fill('office');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('“office” is no mail address')).toBeVisible();
  await expect(page.getByLabel('Addresses')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Addresses').fill(office);
  await page.getByLabel('The visitor’s name').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test notice' }).click();
  await expect(page.getByText(`The test for ${office} is in the outbox.`)).toBeVisible();
  await expectAccessible(page);

  await sendEnquiry(name, { message: 'A secret staircase.' });
  const row = page
    .getByRole('list', { name: 'Outbox' })
    .getByRole('listitem')
    .filter({ hasText: office })
    // Enquiries of other tests are told to this address, too.
    .filter({ hasText: `“${name}” has written` });
  const owner = await apiOf(OWNER);
  const stateOf = async () => {
    const { data } = await owner
      .from('notices')
      .select('state, body, subject')
      .match({ recipient: office, kind: 'enquiry' });
    return data?.find(({ body }) => body.includes(name));
  };
  const sent = { state: 'sent', subject: 'New enquiry: Kitchen Carpentry' };
  await expect.poll(stateOf).toMatchObject(sent);
  await page.reload();
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expect(row).toContainText(office);
  await row.getByText('What it says').click();
  await expect(row).toContainText(`“${name}” has written`);
  await expect(row).not.toContainText('secret staircase');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Told by mail' })).toContainText(
    `Told by mail to ${office}`,
  );
});

test('mails that go on failing stand on the dashboard, with the reason and a way to try again', async ({
  page,
}) => {
  const failing = {
    count: 3,
    since: new Date(Date.now() - 3_600_000).toISOString(),
    problem: 'The mail provider could not be reached: no such host.',
  };
  let isAway = true;
  await page.route('**/rest/v1/rpc/failing_notices', (route) =>
    route.fulfill({ json: [isAway ? failing : { count: 0, since: null, problem: '' }] }),
  );
  await page.route('**/rest/v1/rpc/retry_notices', (route) => {
    isAway = false;
    return route.fulfill({ status: 204 });
  });
  await enter(page, EDITOR, '/admin/dashboard');
  const alert = page.getByRole('alert').filter({ hasText: '3 mails could not be sent' });
  await expect(alert).toContainText('The mail provider could not be reached: no such host.');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Try again now' }).click();
  await expect(alert).toHaveCount(0);
});
