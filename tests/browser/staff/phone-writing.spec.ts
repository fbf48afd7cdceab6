import { expect, type Page, test } from '@playwright/test';
import { publishButton, strip } from './articles.ts';
import { EDITOR, enter } from './staff.ts';

/** What a phone's keyboard leaves of its window. */
test.use({ viewport: { width: 390, height: 420 }, hasTouch: true });

const body = (page: Page) => page.getByLabel('Text', { exact: true });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Formatting' });

/** The line that is typed into stands between the bar above and the tools below. */
async function expectLineInSight(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      // They move while a line is added or a tool comes.
      const bar = (await strip(page).boundingBox()) ?? { y: 0, height: 0 };
      const below = (await tools(page).boundingBox()) ?? { y: 0 };
      return page.evaluate(
        ([top, bottom]) => {
          const line = getSelection()?.anchorNode?.parentElement?.getClientRects();
          const last = line?.item(line.length - 1);
          return last ? last.top >= top && last.bottom <= bottom : false;
        },
        [bar.y + bar.height, below.y] as const,
      );
    })
    .toBe(true);
}

test('phone: an article is written above the keys, and published', async ({ page, context }) => {
  const { keyboard } = page;
  const title = `By thumb ${Date.now()}`;
  await enter(page, EDITOR, '/admin/blog/new');
  await page.getByLabel('Title', { exact: true }).tap();
  await keyboard.type(title);
  await keyboard.press('Enter');
  await keyboard.type('Written in the workshop.');
  await keyboard.press('Enter');
  await expect(body(page)).toBeFocused();
  for (let paragraph = 1; paragraph <= 6; paragraph += 1) {
    await keyboard.type(`Board ${paragraph} came out of the same tree as the one before it.`);
    await keyboard.press('Enter');
  }
  await tools(page).getByRole('button', { name: 'Bold' }).tap();
  await keyboard.type('Oak');
  await expect(body(page).locator('strong')).toHaveText('Oak');
  await expect(tools(page)).toBeInViewport({ ratio: 1 });
  await expectLineInSight(page);

  await tools(page).getByRole('button', { name: 'Insert' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Picture' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('menuitem', { name: 'Picture' }).tap();
  await page.getByRole('button', { name: 'Choose from the library' }).tap();
  const library = page.getByRole('dialog', { name: 'Choose pictures' });
  await library.getByRole('option').first().tap();
  await library.getByRole('button', { name: 'Choose 1 picture' }).tap();
  // Whichever picture that is: this article describes it.
  await body(page).getByRole('button', { name: 'Edit picture' }).tap();
  const picture = page.getByRole('dialog', { name: 'Picture' });
  await expect(picture.getByLabel('Description')).toBeFocused();
  await keyboard.type('Boards of oak');
  await picture.getByRole('button', { name: 'Done' }).tap();
  await expect(picture).toBeHidden();

  await expect(publishButton(page)).toBeInViewport({ ratio: 1 });
  await publishButton(page).tap();
  await expect(strip(page).getByRole('link', { name: 'See the page' })).toBeVisible({ timeout: 0 });

  // A tablet's window, too, holds the whole width of the text and its tools.
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(tools(page)).toBeInViewport({ ratio: 1 });

  const id = page.url().split('/').at(-1) ?? '';
  await page.goto(`/admin/blog/preview/${id}`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  // It has no tags, and what its page says of others is not shown.
  await expect(preview.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveCount(0);
  await expect(preview.getByRole('navigation', { name: 'More articles' })).toHaveCount(0);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText(/^Link copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
