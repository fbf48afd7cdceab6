import { expect, type Page, test } from '@playwright/test';
import { pictureMessages } from '#business/messages/pictures.ts';
import { openSiteAlone } from './other-site.ts';
import { readThrough, WINDOWS } from './visit.ts';

/** One page of every kind. */
const PAGES = [
  '/',
  '/services/kitchen-carpentry',
  '/portfolio',
  '/portfolio/loft-library',
  '/portfolio/walnut-kitchen',
  '/blog',
  '/blog/tags/timber',
  '/blog/oak-or-walnut',
  '/privacy',
  '/no-such-page',
];

let site: Awaited<ReturnType<typeof openSiteAlone>>;

test.beforeAll(async ({ baseURL }) => {
  site = await openSiteAlone(baseURL ?? '');
});
test.afterAll(() => site?.close());

/** What is asked of any other address, which then does not answer. */
async function refuseOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== site.url && /^https?:/.test(url.protocol),
    (route) => {
      asked.push(route.request().url());
      return route.abort('internetdisconnected');
    },
  );
  return asked;
}

/** The pictures that a visitor could see, and that are not there. */
const missing = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  );

for (const [nth, window] of WINDOWS.entries()) {
  test(`site alone: pictures need no backend at ${window.width} px`, async ({ page }) => {
    await page.setViewportSize(window);
    const asked = await refuseOthers(page);
    // On a phone every page, at a desk those whose pictures are larger there.
    for (const path of nth === 0 ? PAGES : ['/', '/portfolio/loft-library', '/blog']) {
      await page.goto(site.url + path);
      await readThrough(page);
      await expect(page.locator('storage-image:not([data-state="loaded"])'), path).toHaveCount(0);
      await expect.poll(() => missing(page), path).toEqual([]);
      await expect(page.getByText(pictureMessages.unavailable), path).toHaveCount(0);
    }
    expect(asked).toEqual([]);
  });
}

test('site alone: a picture comes in the best format, no wider than shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/blog/oak-or-walnut`);
  await readThrough(page);
  const figure = page.getByRole('figure').first().locator('.picture');
  await expect(figure).toHaveAttribute('data-state', 'loaded');
  const shown = await figure.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(shown).pathname).toMatch(/^\/pictures\/\w+-640-\d+\.avif$/);
});

test('site alone: the lightbox shows every picture of a job, large', async ({ page }) => {
  const asked = await refuseOthers(page);
  await page.goto(`${site.url}/portfolio/loft-library`);
  await page.locator('a[data-photo]').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const count = await page.locator('photo-gallery a[data-photo]').count();
  for (let number = 1; number <= count; number++) {
    await expect(page).toHaveURL(new RegExp(`#photo-${number}$`));
    const slide = dialog.locator(
      '.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)',
    );
    await expect(slide).not.toHaveJSProperty('naturalWidth', 0);
    const address = await slide.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(address).pathname).toMatch(/^\/pictures\/.*\.avif$/);
    if (number < count) await page.keyboard.press('ArrowRight');
  }
  expect(asked).toEqual([]);
});

test('site alone: a picture whose file is gone says so, without a request', async ({ page }) => {
  const asked = await refuseOthers(page);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(`${site.url}/blog/oak-or-walnut`);
  await readThrough(page);
  await expect(page.getByText(pictureMessages.unavailable).first()).toBeVisible();
  expect(asked).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('site alone: the pictures are those of the site, too', async ({ page }) => {
    const asked = await refuseOthers(page);
    await page.goto(`${site.url}/portfolio/loft-library`);
    const still = page.locator('.picture-still').first();
    await still.scrollIntoViewIfNeeded();
    await expect(still).not.toHaveJSProperty('naturalWidth', 0);
    expect(asked).toEqual([]);
  });
});
