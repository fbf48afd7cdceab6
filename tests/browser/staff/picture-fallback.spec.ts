import { expect, type FrameLocator, type Locator, type Page, test } from '@playwright/test';
import { createArticle } from './articles.ts';
import { createGalleryOf, galleryBar } from './galleries.ts';
import { addPicture } from './media.ts';
import { apiOf, EDITOR, enter } from './staff.ts';

const SMALLER = '**/storage/v1/render/image/**';
const ORIGINAL = '**/storage/v1/object/public/**';

/** Answers as storage without image transformations does, and not every plan of Supabase has them. */
async function makeNoCopies(page: Page): Promise<void> {
  const json = { statusCode: '403', error: 'FeatureNotEnabled', message: 'feature not enabled' };
  await page.route(SMALLER, (route) => route.fulfill({ status: 403, json }));
}

/** Waits until pictures are there, and none of those that were asked for is missing. */
async function expectShown(area: Page | Locator | FrameLocator, count = 1): Promise<void> {
  await expect(async () => {
    const images = await area.locator('img').evaluateAll((found) =>
      found.map((image) => {
        const { complete, naturalWidth } = image as HTMLImageElement;
        return { isShown: naturalWidth > 0, isBroken: complete && naturalWidth === 0 };
      }),
    );
    // What lies further down the page is not asked for yet: neither shown nor broken.
    expect(images.filter(({ isShown }) => isShown).length).toBeGreaterThanOrEqual(count);
    expect(images.filter(({ isBroken }) => isBroken)).toEqual([]);
  }).toPass({ timeout: 90_000 });
  await expect(area.getByText('Image unavailable')).toHaveCount(0);
}

test('picture: where storage makes no smaller ones, staff see originals', async ({ page }) => {
  await makeNoCopies(page);
  const [one, two] = [await addPicture('Original'), await addPicture('Original')];
  const gallery = await createGalleryOf(`Originals ${Date.now()}`, [one.id, two.id]);
  const article = await createArticle('Originals', `Look:\n\n![](media:${one.id})`);
  const cover = await (await apiOf(EDITOR))
    .from('posts')
    .update({ cover_media_id: two.id, version: 1 })
    .eq('id', article);
  expect(cover.error).toBeNull();

  await enter(page, EDITOR, '/admin/media');
  await expectShown(page.getByRole('listbox', { name: 'Pictures' }), 2);
  // What is drawn once more stays.
  await page.getByLabel('Search pictures').fill('Original');
  const options = page.getByRole('listbox', { name: 'Pictures' }).getByRole('option');
  await expect(options.filter({ hasNotText: 'Original' })).toHaveCount(0);
  await expectShown(page.getByRole('listbox', { name: 'Pictures' }), 2);

  await page.goto(`/admin/galleries/${gallery}`);
  await expectShown(page.getByRole('main'), 2);
  await galleryBar(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' }).frameLocator('iframe');
  await expectShown(preview.locator('.job'), 2);

  await page.goto(`/admin/blog/edit/${article}`);
  await expectShown(page.getByRole('main'), 2);
  await page.goto(`/admin/blog/preview/${article}`);
  await expectShown(page.frameLocator('iframe').locator('article'), 2);
});

test("a picture that can't be had at all says so", async ({ page }) => {
  await makeNoCopies(page);
  await page.route(ORIGINAL, (route) => route.fulfill({ status: 404, body: '' }));
  const { id } = await addPicture('Gone');
  const article = await createArticle('Gone', `![A board](media:${id})`);
  await enter(page, EDITOR, `/admin/media/${id}`);
  await expect(page.getByText('Image unavailable').first()).toBeVisible();
  await page.goto(`/admin/blog/preview/${article}`);
  await expect(page.frameLocator('iframe').getByText('Image unavailable')).toBeVisible();
});
