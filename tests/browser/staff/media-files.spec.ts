import { expect } from '@playwright/test';
import { plainPicture } from './media.ts';
import { test } from './own-server.ts';
import { signIn } from './staff.ts';

const EMAIL = 'mends@example.com';

test('files: a missing one is mended, one of no picture deleted', async ({ page, server }) => {
  const client = await server.editor(EMAIL);
  const files = client.storage.from('media');
  const bytes = await plainPicture();
  for (const path of ['2026/lost.png', '2026/loose.png']) {
    await files.upload(path, await plainPicture(), { contentType: 'image/png' });
  }
  const { data: picture } = await client
    .from('media')
    .insert({
      ...{ bucket: 'media', path: '2026/lost.png', title: 'Dovetail', alt: 'A joint in ash' },
      ...{ mime_type: 'image/png', bytes: 1, width: 300, height: 200 },
    })
    .select('id')
    .single();
  await server.loseFile('2026/lost.png');
  await server.ageFile('2026/loose.png');

  await page.goto('/admin/media');
  await signIn(page, EMAIL);
  await expect(page.getByText('The file of 1 picture is missing', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Mend it' }).click();
  await expect(page.getByRole('link', { name: 'Dovetail' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Choose the photograph of Dovetail' }),
  ).toBeVisible();
  await expect(page.getByText('media/2026/loose.png')).toBeVisible();
  await page
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'joint.png', mimeType: 'image/png', buffer: bytes });
  await page.getByRole('button', { name: 'As before: “A joint in ash”' }).click();
  await page.getByRole('button', { name: 'Use the new one' }).click();
  await expect(page.getByText('Every picture has its file.')).toBeVisible();
  const { data: mended } = await client
    .from('media')
    .select('alt, path')
    .eq('id', picture?.id ?? '')
    .single();
  expect(mended?.alt).toBe('A joint in ash');
  expect((await files.exists(mended?.path ?? '')).data).toBe(true);

  // The very same photograph is as good, should that one get lost as well.
  await server.loseFile(mended?.path ?? '');
  await page.reload();
  await page
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'joint.png', mimeType: 'image/png', buffer: bytes });
  await expect(page.getByText('Every picture has its file.')).toBeVisible();
  expect((await files.exists(mended?.path ?? '')).data).toBe(true);

  await page.getByRole('button', { name: 'Delete 1 file now' }).click();
  await expect(page.getByText('Every file that is older than two days')).toBeVisible();
  expect((await files.exists('2026/loose.png')).data).toBe(false);
});
