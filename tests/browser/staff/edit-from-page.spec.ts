import { expect, type Page, test } from '@playwright/test';
import { EDITOR, enter, expectAccessible } from './staff.ts';

const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'Back to the page' });

test('staff get from a page to its text, at the part that they were reading, and back', async ({
  page,
}) => {
  await page.goto('/blog/fitted-wardrobes-in-crooked-houses');
  await expect(page.getByRole('heading', { name: 'How a scribe is cut' })).toBeVisible();
  await expect(edit(page)).toBeHidden();

  await enter(page, EDITOR, '/blog/fitted-wardrobes-in-crooked-houses#how-a-scribe-is-cut');
  await expect(edit(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('heading', { name: 'How a scribe is cut' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => document.getElementById('how-a-scribe-is-cut')?.scrollIntoView());
  await edit(page).click();
  await expect(page).toHaveURL(
    /\/admin\/blog\/edit\/[0-9a-f-]{36}\?from=page#how-a-scribe-is-cut$/,
  );
  const text = page.getByLabel('Text', { exact: true });
  await expect(text).toBeFocused();
  const heading = text.getByRole('heading', { name: 'How a scribe is cut' });
  await expect(heading).toBeInViewport();
  expect(
    await heading.evaluate((element) => element.contains(getSelection()?.anchorNode ?? null)),
  ).toBe(true);
  await back(page).click();
  await expect(page).toHaveURL(/\/blog\/fitted-wardrobes-in-crooked-houses#how-a-scribe-is-cut$/);

  await page.goto('/portfolio/walnut-kitchen');
  await page.evaluate(() => document.getElementById('photo-3')?.scrollIntoView());
  await edit(page).click();
  await expect(page).toHaveURL(/\/admin\/galleries\/[0-9a-f-]{36}\?from=page#photo-3$/);
  await expect(page.getByRole('button', { name: /, position 3 of / })).toBeFocused();
  await back(page).click();
  await expect(page).toHaveURL(/\/portfolio\/walnut-kitchen#photo-3$/);
});
