import { expect, type Page, test } from '@playwright/test';
import { OWN_PAGES } from '#build/output/own.ts';
import { expectAtWork } from './visit.ts';

const PAGES = [
  ...['/', '/services/kitchen-carpentry', '/services/office-furniture', '/blog'],
  ...['/blog/tags/timber', '/blog/oak-or-walnut', '/portfolio', '/portfolio/walnut-kitchen'],
  ...['/privacy', '/your-word', '/appointment', '/preview', '/no-such-page'],
  ...OWN_PAGES,
];

/** Every width of window, and text as large as WCAG 1.4.4 asks for. */
const WINDOWS = [
  { width: 320, text: '100%' },
  { width: 320, text: '200%' },
  { width: 820, text: '200%' },
  { width: 2560, text: '100%' },
];

function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** What reaches over a side of the window and can't be scrolled into view where it stands. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const hasOwnScroll = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || hasOwnScroll(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isHidden = !element.checkVisibility() || width <= 1 || height <= 1;
        // Tucked away on purpose while one reads; it comes out when it is wanted.
        const isTucked = element.closest('[data-tucked]') !== null;
        const reachesOver = left < -1 || right > room + 1;
        return reachesOver && !isHidden && !isTucked && !hasOwnScroll(element.parentElement);
      })
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.trim()}`);
  });
}

for (const path of PAGES) {
  test(`narrow: nothing of ${path} is cut off in any window`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectAtWork(page);
    for (const { width, text } of WINDOWS) {
      await page.setViewportSize({ width, height: 800 });
      await setTextSize(page, text);
      const reach = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      expect([await cutOff(page), await reach()], `${width} px, ${text}`).toEqual([[], 0]);
    }
  });
}

test('narrow: the menu and the form fit too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await setTextSize(page, '200%');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'CONTACT', exact: true }).first()).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test('narrow: a name of 40 letters leaves room for the menu', async ({ page }) => {
  for (const width of [320, 390, 820, 1024]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/privacy');
    await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((brand) => {
        brand.textContent = 'Stuckateurbetrieb Wögerbauer & Söhne KG.';
        // As the build does for a long name.
        brand.classList.add('long');
      });
    expect(await cutOff(page), `at ${width} px`).toEqual([]);
    const header = page.getByRole('banner');
    const tooHigh = await header.evaluate((bar) => bar.scrollHeight - bar.clientHeight);
    expect(tooHigh, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
