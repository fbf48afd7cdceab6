import { expect, type Page, test } from '@playwright/test';
import { EDITOR, enter, signedIn } from './staff.ts';
import { jpegTurned } from './test-pictures.ts';
import { stored, untilSettled } from './upload.ts';

test.use({ serviceWorkers: 'allow' });

/** What a share sheet does: a form is posted, and the page that answers is opened. */
async function share(page: Page, name: string): Promise<void> {
  const bytes = [...(await jpegTurned(1)).buffer];
  await page.evaluate(
    ([file, content]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.enctype = 'multipart/form-data';
      form.action = '/admin/share';
      const input = document.createElement('input');
      input.type = 'file';
      input.name = 'pictures';
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(content)], file, { type: 'image/jpeg' }));
      input.files = chosen.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [name, bytes] as const,
  );
}

test('share: pictures shared from a phone wait until somebody says Upload', async ({ page }) => {
  const tag = `shared-${Date.now()}`;
  await enter(page, EDITOR, '/admin/upload');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await share(page, `${tag}.jpg`);
  const inbox = page
    .getByRole('status')
    .filter({ hasText: '1 picture shared with the staff area' });
  await expect(inbox).toContainText(`${tag}.jpg`);
  expect(await stored(tag)).toHaveLength(0);

  await page.getByRole('button', { name: 'Upload it' }).click();
  await untilSettled(page);
  expect(await stored(tag)).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Straight from the camera' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('shared-pictures'))).toBe(false);
  await expect(inbox).toHaveCount(0);
});

test('share: pictures that were not uploaded go when somebody signs out', async ({ page }) => {
  // A session of its own, because it ends.
  await enter(page, EDITOR, '/admin/upload', signedIn(EDITOR));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await share(page, 'private.jpg');
  await expect(page.getByText('1 picture shared with the staff area')).toBeVisible();
  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('shared-pictures'))).toBe(false);
});

test('share: where nothing can take them, a page says so', async ({ page, context }) => {
  await enter(page, EDITOR, '/admin/upload');
  const answer = await context.request.post('/admin/share', {
    multipart: { pictures: { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('x') } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? '');
  await expect(page.getByText('The pictures that you shared did not arrive')).toBeVisible();
});
