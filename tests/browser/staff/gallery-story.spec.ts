import { expect, test } from '@playwright/test';
import {
  binGallery,
  createGallery,
  galleryBar,
  openStory,
  storedOrder,
  storedStory,
  writeStory,
} from './galleries.ts';
import { EDITOR, enter } from './staff.ts';
import { pastePicture } from './test-pictures.ts';

/** In spellings that no editor would choose. */
const STORY = 'The room\n===\n\n* oak\n* ash\n\n__Old__ words.  ';

test('gallery story: it stays as written, and a pasted picture joins others', async ({ page }) => {
  const id = await createGallery(`Story ${Date.now()}`, 1);
  await writeStory(id, STORY);
  await page.route('**/MarkdownEditor.*.js', (route) => route.abort());
  await enter(page, EDITOR, `/admin/galleries/${id}`);
  const story = await openStory(page);
  await expect(page.getByText('The editor could not be fetched')).toBeVisible();
  await expect(story).toHaveValue(STORY);
  await page.unroute('**/MarkdownEditor.*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(story.getByRole('heading', { name: 'The room' })).toBeVisible();
  await expect(story).toBeFocused();

  await story.getByText('ash').click();
  await page.keyboard.press('End');
  await page.keyboard.type('es');
  await expect.poll(() => storedStory(id)).toBe(STORY.replace('ash', 'ashes'));
  await page.getByLabel('Place', { exact: true }).focus();
  await galleryBar(page).getByRole('button', { name: 'Undo the change of Story' }).click();
  await expect.poll(() => storedStory(id)).toBe(STORY);
  await expect(story.getByRole('listitem')).toHaveText(['oak', 'ash']);

  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('menuitem', { name: /^Heading/ })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Picture|Before/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeInViewport({ ratio: 1 });
  await story.focus();
  await pastePicture(story);
  await expect.poll(() => storedOrder(id), { timeout: 0 }).toHaveLength(2);
  expect(await storedStory(id)).toBe(STORY);
  await binGallery(id);
});
