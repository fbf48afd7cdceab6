import { expect, type Page, test } from '@playwright/test';
import { EDITOR, enter } from './staff.ts';

const PICTURES = 50_000;
/** The database would answer with 200 at a time; fewer and longer answers scroll the same grid sooner. */
const PAGE = 5_000;

/** Answers every search with made pictures, of which there are 50,000. */
async function fillLibrary(page: Page): Promise<void> {
  let pattern: object | undefined;
  await page.route('**/rest/v1/rpc/search_media', async (route) => {
    pattern ??= ((await (await route.fetch()).json()) as object[])[0];
    const { after_value } = route.request().postDataJSON() as { after_value?: string };
    const first = Number(after_value ?? 0);
    const length = Math.min(PAGE, PICTURES - first);
    await route.fulfill({
      json: Array.from({ length }, (_, nth) => {
        const number = first + nth + 1;
        const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
        return { ...pattern, id, title: `Picture ${number}`, sort_value: String(number) };
      }),
    });
  });
}

test('media: 50,000 pictures are scrolled through with few in the page', async ({ page }) => {
  await fillLibrary(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, EDITOR, '/admin/media');
  const list = page.getByRole('listbox', { name: 'Pictures' });
  const options = list.getByRole('option');
  const numbered = (number: number) => options.filter({ hasText: new RegExp(`^\\D*${number}$`) });
  const nodes = () => list.locator('*').count();

  // In the middle of a page there are rows beyond both edges, and the keyboard's own above them.
  await numbered(1).focus();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3_000);
  await expect(numbered(100)).toBeInViewport();
  // One row more may be in sight where the edges cut it in two.
  const most = (await nodes()) * 1.25;

  for (let loaded = PAGE; loaded <= PICTURES; loaded += PAGE) {
    await options.and(page.locator('[tabindex="0"]')).press('End');
    await expect(numbered(loaded)).toBeFocused();
    await expect(numbered(loaded)).toBeInViewport();
    expect(await nodes()).toBeLessThanOrEqual(most);
    // The next answer is here.
    if (loaded < PICTURES) await expect(numbered(loaded + 1)).toBeAttached();
  }
  await expect(numbered(PICTURES)).toHaveAttribute('aria-setsize', String(PICTURES));

  // And back again, by the wheel.
  await page.mouse.wheel(0, -20_000);
  await expect(numbered(PICTURES)).not.toBeInViewport();
  await expect(options.nth(20)).toBeInViewport();
  expect(await nodes()).toBeLessThanOrEqual(most);
});
