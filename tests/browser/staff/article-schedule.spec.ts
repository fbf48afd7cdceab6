import { expect, test } from '@playwright/test';
import { approve, createArticle, stored, strip } from './articles.ts';
import { apiOf, EDITOR, enter, expectAccessible } from './staff.ts';

test('schedule: a change to a live article waits, and is called off', async ({ page }) => {
  const id = await createArticle(`Scheduled ${Date.now()}`);
  await approve(id);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Summary', { exact: true }).fill('New prices.');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByLabel('Date').fill('2001-01-01');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByText(/This time has passed/)).toBeVisible();
  // In summer the clock of the business is an hour ahead of Greenwich.
  await dialog.getByLabel('Date').fill('2040-07-01');
  await dialog.getByLabel('Time').fill('09:00');
  await expect(dialog.getByText('Sunday 1 July 2040, 09:00')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(strip(page).getByText(/A change goes live/)).toBeVisible();
  const scheduled = (await apiOf(EDITOR))
    .from('scheduled_posts')
    .select('summary, publish_at')
    .eq('post_id', id);
  expect((await scheduled).data).toEqual([
    { summary: 'New prices.', publish_at: '2040-07-01T08:00:00+00:00' },
  ]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog.getByLabel('Time')).toHaveValue('09:00');
  await dialog.getByRole('button', { name: 'Take it off the schedule' }).click();
  await expect(strip(page).getByText(/A change goes live/)).toHaveCount(0);
  expect((await stored(id)).summary).toBe('New prices.');
});
