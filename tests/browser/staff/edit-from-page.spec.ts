import { expect, type Page, test } from '@playwright/test';
import { readThrough } from '../visitors/visit.ts';
import { EDITOR, enter, PHONE, VIEWER } from './staff.ts';

const edit = (page: Page) => page.getByRole('link', { name: 'Edit', exact: true });
const back = (page: Page) => page.getByRole('link', { name: 'Back to the page' });

const replace = (page: Page) => page.getByRole('link', { name: /^Replace this picture/ });

/** As somebody who has been in the staff area before: this browser knows their role. */
async function visit(page: Page, email: string, path: string): Promise<void> {
  await enter(page, email, '/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('last-known-role') !== null);
  await page.goto(path);
}

test('edit link: staff get from a page to its text, its pictures or its sections, and back', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await visit(page, EDITOR, '/blog/fitted-wardrobes-in-crooked-houses#how-a-scribe-is-cut');
  await expect(edit(page)).toBeVisible();
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
  expect(errors).toEqual([]);

  // A page of sections leads to its editor, a list to a list.
  await page.goto('/');
  await expect(edit(page)).toHaveAttribute('href', '/admin/pages/home?from=page');
  await page.goto('/services/kitchen-carpentry');
  await edit(page).click();
  await expect(page).toHaveURL('/admin/pages/kitchen-carpentry?from=page');
  await back(page).click();
  await expect(page).toHaveURL('/services/kitchen-carpentry');
  await page.goto('/blog');
  await expect(edit(page)).toHaveAttribute('href', '/admin/blog?from=page');

  // A picture leads to its place in the library, at Replace.
  await page.goto('/portfolio/walnut-kitchen');
  const picture = page.locator('#photo-3');
  await picture.scrollIntoViewIfNeeded();
  const tool = picture.getByRole('link', { name: /^Replace this picture/ });
  await expect(tool).toBeVisible();
  const box = await picture.locator('.picture').first().boundingBox();
  const place = await tool.boundingBox();
  expect((place?.x ?? 0) - (box?.x ?? 0)).toBeCloseTo(8, 0);
  expect((place?.y ?? 0) - (box?.y ?? 0)).toBeCloseTo(8, 0);
  await tool.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/media\/[0-9a-f-]{36}#replace$/);
  await expect(page.getByRole('button', { name: 'Replace', exact: true })).toBeFocused();
});

test('edit link: each picture has one, whose press is none on what is below', async ({ page }) => {
  await visit(page, EDITOR, '/blog');
  for (const [path, width] of [
    ['/', 1440],
    ['/blog', 390],
    ['/portfolio/walnut-kitchen', 1440],
    ['/portfolio/walnut-kitchen', 390],
    ['/services/kitchen-carpentry', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(path);
    await expect(edit(page)).toBeVisible();
    await readThrough(page);
    await expect(replace(page)).toHaveCount(await page.locator('[data-media]').count());
    for (const tool of await replace(page).all()) {
      await tool.scrollIntoViewIfNeeded();
      await tool.hover();
      expect(
        await tool.evaluate((element) => {
          const { left, right, top, height } = element.getBoundingClientRect();
          return [left + 2, right - 2].every((x) =>
            element.contains(document.elementFromPoint(x, top + height / 2)),
          );
        }),
      ).toBe(true);
    }
  }

  // On a phone nothing that scrolls by lies over Edit.
  await page.setViewportSize(PHONE);
  await page.goto('/blog/looking-after-oiled-worktops');
  const place = await edit(page).boundingBox();
  const contents = page.locator('summary', { hasText: 'In this article' });
  await contents.evaluate((element, top) => {
    scrollBy(0, element.getBoundingClientRect().top - top);
  }, place?.y ?? 0);
  await edit(page).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
});

test('edit link: visitors, waiting accounts and staff who left get none', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const expectNothing = async () => {
    await readThrough(page);
    await expect(page.locator('[data-media]').first()).toBeVisible();
    await expect(edit(page)).toHaveCount(0);
    await expect(replace(page)).toHaveCount(0);
  };
  await page.goto('/portfolio/walnut-kitchen');
  await expectNothing();
  await enter(page, VIEWER, '/portfolio/walnut-kitchen');
  await expectNothing();
  expect(loaded.filter((url) => /staff-tools|sign-in|account/.test(url))).toEqual([]);

  await visit(page, EDITOR, '/portfolio/walnut-kitchen');
  await expect(edit(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/build.json');
  await other.evaluate(() => localStorage.clear());
  await expect(edit(page)).toHaveCount(0);
  await expect(replace(page)).toHaveCount(0);
});
