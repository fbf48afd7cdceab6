import { expect, type Locator, test } from '@playwright/test';
import { createArticle } from './articles.ts';
import { EDITOR, enter } from './staff.ts';

const WORDS = 'خشب البلوط';

/** Whether the words of an element end at its right side and leave room at its left. */
const isSetFromRight = (element: Locator) =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    const [words, around] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
    return around.right - words.right < 2 && words.left - around.left > 50;
  });

test('editor: a text from right to left is set from the right everywhere', async ({ page }) => {
  const id = await createArticle(WORDS, `${WORDS}\n\nOak boards.`);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  const paragraphs = page.getByLabel('Text', { exact: true }).locator('p');
  await expect.poll(() => isSetFromRight(paragraphs.first())).toBe(true);
  expect(await isSetFromRight(paragraphs.last())).toBe(false);
  await expect(page.getByLabel('Title', { exact: true })).toHaveCSS('unicode-bidi', 'plaintext');
  await page.goto(`/admin/blog/preview/${id}`);
  const read = page.frameLocator('iframe');
  await expect.poll(() => isSetFromRight(read.locator('h1'))).toBe(true);
  await expect.poll(() => isSetFromRight(read.locator('main p', { hasText: WORDS }))).toBe(true);
  await page.goto('/admin/blog');
  const listed = page.getByRole('listitem').filter({ hasText: WORDS }).first();
  const title = listed.locator('.wrap-anywhere', { hasText: WORDS }).first();
  await expect.poll(() => isSetFromRight(title)).toBe(true);
});
