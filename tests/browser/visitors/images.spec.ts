import { expect, type Page, type Request, test } from '@playwright/test';
import { readThrough, shiftOf, watchShifts } from './visit.ts';

const ARTICLE = '/blog/oak-or-walnut';
const RENDERED = '**/storage/v1/render/image/public/**';
const ORIGINAL = '**/storage/v1/object/public/**';

/** The width that a request for a transformed picture asks for; that of the probe is 2. */
function widthIn(request: Request): string | null {
  const { pathname, searchParams } = new URL(request.url());
  return pathname.includes('/render/image/') ? (searchParams.get('width') ?? '') : null;
}
const isProbe = (request: Request) => widthIn(request) === '2';

function record(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

const figure = (page: Page) => page.getByRole('figure').first().locator('.picture');

test('picture: the probe asks for 2 × 2 pixels as WebP, once a visit', async ({ page }) => {
  const requests = record(page);
  await page.goto(ARTICLE);
  await readThrough(page);
  await expect(figure(page)).toHaveAttribute('data-state', 'loaded');
  await page.goto('/portfolio/loft-library');
  await readThrough(page);
  await page.goto('/blog');
  await readThrough(page);
  const probes = requests.filter(isProbe);
  expect(probes).toHaveLength(1);
  const asked = new URL(probes[0]?.url() ?? '').searchParams;
  expect([asked.get('width'), asked.get('height'), asked.get('format')]).toEqual([
    '2',
    '2',
    'webp',
  ]);
});

test('picture: it is as wide as docs/behaviour.md says, at quality 80', async ({ page }) => {
  await page.goto(ARTICLE);
  await readThrough(page);
  const image = figure(page).locator('img');
  await expect(figure(page)).toHaveAttribute('data-state', 'loaded');
  const offered = ((await image.getAttribute('srcset')) ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { width: Number.parseInt(width, 10), query: new URL(address, page.url()).searchParams };
  });
  const all = [320, 640, 768, 1024, 1280, 1536, 1920, 2560];
  const natural = Number(await image.getAttribute('width'));
  // Figures of an article are at most 960 px wide.
  expect(offered.map(({ width }) => width)).toEqual(
    all.filter((width) => width <= 2 * 960 && width <= natural),
  );
  for (const { width, query } of offered) {
    expect([query.get('width'), query.get('quality')]).toEqual([String(width), '80']);
  }

  // By default a picture is full width to 640 px and half to 1024 px, around its focal point.
  await page.goto('/blog');
  await readThrough(page);
  const sizes = /^\(max-width: 640px\) 100vw, \(max-width: 1024px\) 50vw/;
  const second = page.getByRole('article').nth(1).locator('img').first();
  await expect(second).toHaveAttribute('sizes', sizes);
  const card = page.getByRole('article').filter({ hasText: 'A desk that hides its cables' });
  await expect(card.locator('.picture')).toHaveAttribute('data-state', 'loaded');
  await expect(card.locator('img')).toHaveCSS('object-position', '68% 58%');
});

test('picture: where pictures cannot be transformed, the originals are shown', async ({ page }) => {
  await page.route(RENDERED, (route) => route.fulfill({ status: 404, body: '' }));
  const requests = record(page);
  await page.goto(ARTICLE);
  await readThrough(page);
  await expect(figure(page)).toHaveAttribute('data-state', 'loaded');
  expect(requests.filter((one) => ![null, '2'].includes(widthIn(one)))).toEqual([]);
  await expect(figure(page).locator('img')).not.toHaveAttribute('srcset', /./);
});

test('picture: a probe without an answer in three seconds means the same', async ({ page }) => {
  await page.clock.install();
  await page.route(RENDERED, () => undefined);
  const asked = page.waitForRequest((request) => isProbe(request));
  await page.goto(ARTICLE);
  await expect(figure(page)).toHaveCSS('background-image', /^url\("data:image\/webp/);
  await page.clock.fastForward(1_000);
  await figure(page).scrollIntoViewIfNeeded();
  await asked;
  await page.clock.fastForward(2_000);
  await expect(figure(page)).toHaveAttribute('data-state', 'waiting');
  await page.clock.fastForward(1_500);
  await expect(figure(page)).toHaveAttribute('data-state', 'loaded');
});

test('picture: one that fails is shown as the original', { tag: '@journey' }, async ({ page }) => {
  await page.route(RENDERED, (route) =>
    isProbe(route.request()) ? route.continue() : route.fulfill({ status: 500, body: '' }),
  );
  await page.goto(ARTICLE);
  await readThrough(page);
  await expect(figure(page)).toHaveAttribute('data-state', 'loaded');
});

test("picture: a lost one says 'Image unavailable'", { tag: '@journey' }, async ({ page }) => {
  await page.route(RENDERED, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(ORIGINAL, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(ARTICLE);
  await readThrough(page);
  await expect(figure(page)).toHaveText('Image unavailable');
});

test('picture: the largest one and those of sections say so, too', async ({ page }) => {
  await page.route('**/pictures/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(ARTICLE);
  await expect(page.locator('picture.picture')).toHaveText('Image unavailable');
  await page.goto('/');
  for (const place of ['.hero picture', '.craft picture']) {
    await page.locator(place.split(' ')[0] ?? '').scrollIntoViewIfNeeded();
    await expect(page.locator(place)).toHaveText('Image unavailable');
    await expect(page.locator(`${place} img`)).toBeHidden();
  }
});

test('picture: without the code that loads them, plain ones are shown', async ({ page }) => {
  await page.route('**/_astro/start.*', (route) => route.abort());
  await page.goto(ARTICLE);
  const picture = figure(page).locator('img');
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
});

test('picture: a picture loads when a tenth of it is in view, not before', async ({ page }) => {
  const requests = record(page);
  await page.goto('/portfolio/walnut-kitchen');
  await page.waitForLoadState('networkidle');
  const wanted = () =>
    requests.filter((request) => request.url().includes('walnut-kitchen-drawer'));
  expect(wanted()).toEqual([]);
  await page.locator('#photo-3').scrollIntoViewIfNeeded();
  await expect.poll(() => wanted().length).toBeGreaterThan(0);
});

test('picture: nothing moves when pictures arrive', async ({ page }) => {
  await watchShifts(page);
  const jobs = ['/portfolio/walnut-kitchen', '/portfolio/coastal-residence'];
  for (const path of ['/blog', ARTICLE, ...jobs]) {
    await page.goto(path);
    await readThrough(page);
    expect(await shiftOf(page)).toBe(0);
  }
});

for (const path of ['/blog', ARTICLE, '/portfolio/walnut-kitchen']) {
  test(`picture: the largest of ${path} is in the HTML and awaits no script`, async ({ page }) => {
    await page.route(/\.js$/, () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    const picture = page.locator('main picture.picture img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/pictures\/[\w-]+\.avif$/,
    );
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  });
}

for (const path of [ARTICLE, '/portfolio/walnut-kitchen']) {
  test(`picture: the largest of ${path} is preloaded, and loaded once`, async ({ page }) => {
    const requests = record(page);
    await page.goto(path);
    const preload = page.locator('link[rel=preload][as=image]');
    await expect(preload).toHaveAttribute('imagesrcset', /\.avif 640w/);
    const loaded = requests.filter((request) => request.url().includes('/pictures/'));
    expect(new Set(loaded.map((request) => request.url())).size).toBe(1);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('picture: each is a real one, lazy, in its room', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/portfolio/loft-library');
    const image = page.locator('#photo-2 img');
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', /\d+/);
  });
});

/** Puts every picture into another element as soon as React has made it, as extensions and translators do. */
function movePictures(): void {
  new MutationObserver(() => {
    for (const image of document.querySelectorAll('storage-image > img:not([loading])')) {
      const around = document.createElement('span');
      image.replaceWith(around);
      around.append(image);
    }
  }).observe(document, { childList: true, subtree: true });
}

test('picture: one that was moved takes no other away when it fails', async ({ page }) => {
  await page.addInitScript(movePictures);
  let failing = '';
  for (const pictures of [RENDERED, ORIGINAL]) {
    await page.route(pictures, (route) => {
      if (isProbe(route.request())) return route.continue();
      const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
      failing ||= name;
      return name === failing ? route.fulfill({ status: 500 }) : route.continue();
    });
  }
  await page.goto('/portfolio');
  await readThrough(page);
  await expect(page.locator('storage-image > span > img')).not.toHaveCount(0);
  const frames = page.locator('storage-image');
  const all = await frames.count();
  expect(all).toBeGreaterThan(2);
  await expect(frames.filter({ hasText: 'Image unavailable' })).not.toHaveCount(0);
  await expect(page.locator('storage-image[data-state="waiting"]')).toHaveCount(0);
  await expect(page.locator('storage-image[data-state="loaded"]')).not.toHaveCount(0);
});

test('picture: nor does one whose address can’t be read', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document
        .querySelector('storage-image img')
        ?.setAttribute('src', '/storage/v1/object/public/media/%E0%A4%A');
    });
  });
  await page.goto('/portfolio');
  await readThrough(page);
  await expect(page.locator('storage-image').first()).toHaveText('Image unavailable');
  await expect(page.locator('storage-image[data-state="waiting"]')).toHaveCount(0);
  await expect(page.locator('storage-image[data-state="loaded"]')).not.toHaveCount(0);
});
