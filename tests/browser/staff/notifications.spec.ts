import { expect, test } from '@playwright/test';
import { EDITOR, enter, expectAccessible } from './staff.ts';

test('notifications: mails that go on failing stand on the dashboard, with the reason and a way to try again', async ({
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
