import { expect, test } from '@playwright/test';
import { BACKUP_PATH } from '#domain/accounts/staff-paths.ts';
import { openBackup } from '#scripts/backup/read-backup.ts';
import { enter, expectAccessible, OWNER } from './staff.ts';

test('backup: an owner finds it, downloads it whole, and reads when; one that broke off counts for nothing', {
  tag: '@journey',
}, async ({ page }) => {
  await enter(page, OWNER, '/admin/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: /^Search/ }).fill('backup');
  await page.getByRole('option', { name: 'Settings: Backup' }).click();
  const part = page.getByRole('region', { name: 'Backup' });
  const press = () => part.getByRole('button', { name: 'Download a backup' }).click();
  const noted = await part.getByRole('status').textContent();
  for (const [answer, sentence] of [
    [{ contentType: 'application/zip', body: 'PK, and no end' }, 'broke off before its end'],
    [{ status: 404, contentType: 'text/html', body: 'no page' }, 'npm run backup'],
    [{ status: 409 }, 'One is being made just now'],
  ] as const) {
    await page.route(BACKUP_PATH, (route) => route.fulfill(answer), { times: 1 });
    await press();
    await expect(part.getByRole('alert')).toContainText(sentence);
  }
  expect(await part.getByRole('status').textContent()).toBe(noted);
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d\.zip$/);
  await expect(part.getByRole('status')).toContainText(/^Last backup: just now by Anna Harrow, \d/);
  const backup = await openBackup(await download.path());
  expect(backup.manifest.tables['public.posts']).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/^Last backup: /)).toBeVisible();
});
