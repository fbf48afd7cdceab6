import { expect, test } from '@playwright/test';
import { EDITOR, enter } from './staff.ts';
import { photograph } from './test-pictures.ts';
import { choose, holdUploads, stored, tagged, untilSettled } from './upload.ts';

test('upload: two tabs share one queue, which outlives either', async ({ page, context }) => {
  const tag = `tabs-${Date.now()}`;
  await enter(page, EDITOR, '/admin/upload');
  const photos = await Promise.all(
    Array.from({ length: 5 }, (_, n) => photograph(`p${n}.jpg`, 800, 600)),
  );
  const goOn = await holdUploads(context, 2);
  await choose(page, tagged(photos, tag));
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/admin/upload');
  await second.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await expect(page.getByText('paused', { exact: false })).toBeVisible();
  await second.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.close();
  goOn();
  await untilSettled(second);
  expect(await stored(tag)).toHaveLength(5);
});
