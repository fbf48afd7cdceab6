import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { release } from '#scripts/test-project/release.ts';
import { binGallery, createGalleryOf, galleryBar } from './galleries.ts';
import { addPicture, plainPicture, storedPicture } from './media.ts';
import { publishSelection } from './releases.ts';
import { apiOf, EDITOR, enter } from './staff.ts';

const THUMBHASH = '1QcSHQRnh493V4dIh4eXh1h4kJUI';

/** Whether storage answers visitors at the address of a file, and at that of a smaller copy. */
async function answersAt(request: APIRequestContext, path: string): Promise<boolean[]> {
  const answers = await Promise.all([
    request.get(`/storage/v1/object/public/media/${path}`),
    request.get(`/storage/v1/render/image/public/media/${path}?width=320&resize=contain`),
  ]);
  return answers.map((answer) => answer.ok());
}

/** Publishes everything that waits, until nothing of it is left to be approved. */
async function publishAll(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await publishSelection(page);
}

test('picture: it is live with its blur and focus, and is replaced', async ({ page, request }) => {
  const picture = await addPicture('Bench', { focal_x: 0.2, focal_y: 0.8, thumbhash: THUMBHASH });
  const title = `Replaced ${Date.now()}`;
  const id = await createGalleryOf(title, [picture.id]);
  await enter(page, EDITOR, `/admin/galleries/${id}`);
  await galleryBar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(galleryBar(page).getByText('Live', { exact: true })).toBeVisible({ timeout: 0 });
  const job =
    (await galleryBar(page).getByRole('link', { name: 'See the page' }).getAttribute('href')) ?? '';
  const visitorsRead = async (path: string) => await (await request.get(path)).text();
  const built = (html: string) => html.match(/\/pictures\/[^\s"',&]+/g) ?? [];

  const before = await visitorsRead(job);
  expect(before).toContain(`/media/${picture.path}`);
  expect(before).toContain('--picture-focal:20% 80%');
  expect(before).toContain('--picture-preview:url(data:image/webp;base64,');
  expect(await visitorsRead('/')).toContain(title);
  expect(await visitorsRead('/sitemap.xml')).toContain(job);
  const encoded = built(before);
  expect(encoded).not.toEqual([]);

  await page.goto(`/admin/media/${picture.id}`);
  const details = page.getByRole('complementary', { name: 'Details of the picture' });
  await expect(details.getByRole('link', { name: title })).toBeVisible();
  await details
    .getByLabel('File to replace it by')
    .setInputFiles({ name: 'new.png', mimeType: 'image/png', buffer: await plainPicture() });
  await page.getByRole('button', { name: 'As before: ' }).click();
  await page.getByRole('button', { name: 'Use the new one' }).click();
  await expect(details).toContainText('Replaced.');
  const { path } = await storedPicture(picture.id);
  // What visitors have on their screens still names the old file: nobody can delete it yet.
  const files = (await apiOf(EDITOR)).storage.from('media');
  await files.remove([picture.path]);
  expect(await answersAt(request, picture.path)).toEqual([true, true]);

  // A release that begins by itself, or with something else, leaves the change of the library.
  await release(await apiOf(EDITOR));
  expect(await visitorsRead(job)).toContain(`/media/${picture.path}`);
  await expect(details).toContainText('Visitors don’t see the changes yet.');

  await publishAll(page);
  await expect.poll(() => visitorsRead(job), { timeout: 0 }).toContain(`/media/${path}`);
  for (const address of [job, '/', '/sitemap.xml']) {
    const after = await visitorsRead(address);
    expect(after).not.toContain(picture.path);
    for (const old of encoded) expect(after).not.toContain(old);
  }
  expect(await visitorsRead(job)).toContain('--picture-focal:20% 80%');
  await page.goto(job);
  const shown = page.getByRole('main').getByRole('img', { name: 'A board' }).first();
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);

  // The site can go back to a release with the old file for as long as a year.
  expect((await files.remove([picture.path])).data).toEqual([]);
  expect(await answersAt(request, picture.path)).toEqual([true, true]);
  expect(await answersAt(request, path)).toEqual([true, true]);
  await binGallery(id);
});
