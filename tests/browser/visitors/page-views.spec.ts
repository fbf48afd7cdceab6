import { expect, type Page, test } from '@playwright/test';
import { fill, send, takeAll } from './contact.ts';
import { expectAtWork } from './visit.ts';

// What the pages of a site tell that counts its visits; a database counts in tests/database/page-views.test.ts.

const ENDPOINT = '**/rest/v1/rpc/count_view';

/** Opens pages from now on as they are while visits are counted, in a browser that no program drives. @returns what they tell. */
async function counting(page: Page, isDriven = false): Promise<Record<string, string>[]> {
  const told: Record<string, string>[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return await route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('class="floating"', 'class="floating" data-count="view"');
    await route.fulfill({ response, body });
  });
  await page.route(ENDPOINT, async (route) => {
    told.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
    await route.fulfill({ status: 204 });
  });
  await page.addInitScript((driven) => {
    Object.defineProperty(navigator, 'webdriver', { get: () => driven });
  }, isDriven);
  return told;
}

/** The visitor goes to another tab, and comes back, once the page has nothing to do. */
const lookAway = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve)));
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }
  });

/** However often they do. */
async function expectTold(page: Page, told: readonly unknown[], count: number): Promise<void> {
  await expect
    .poll(async () => {
      await lookAway(page);
      return told.length;
    })
    .toBe(count);
  await lookAway(page);
  expect(told).toHaveLength(count);
}

test('page views: one is told when the page is left, once, with no more of where from than the host', async ({
  page,
  context,
}) => {
  const told = await counting(page);
  await page.goto('/portfolio/walnut-kitchen?name=ann', {
    referer: 'https://search.example/?q=stairs&token=1',
  });
  await expectAtWork(page);
  expect(told).toEqual([]);
  await expectTold(page, told, 1);
  const { path, kind, host, campaign, ...vitals } = told[0] ?? {};
  expect([path, kind, host, campaign]).toEqual([
    '/portfolio/walnut-kitchen',
    'view',
    'search.example',
    '',
  ]);
  expect(Object.keys(vitals).sort()).toEqual(['cls', 'inp', 'lcp', 'ttfb']);
  expect(Number(vitals.lcp)).toBeGreaterThan(0);
  await page.reload();
  await expectAtWork(page);
  await lookAway(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await expectAtWork(page);
  await expectTold(page, told, 2);
  expect(told[1]).toMatchObject({ path: '/', host: new URL(page.url()).host });
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

const QUIET: [who: string, before: () => void][] = [
  [
    'asks not to be tracked',
    () => Object.assign(Navigator.prototype, { globalPrivacyControl: true }),
  ],
  [
    'asks so as browsers did before',
    () => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
  ],
  [
    'has signed in',
    () => localStorage.setItem('sb-localhost-auth-token', '{"access_token":"a","user":{"id":"b"}}'),
  ],
];
for (const [who, before] of QUIET) {
  test(`page views: nothing is told of a browser that ${who}`, async ({ page }) => {
    const told = await counting(page);
    await page.addInitScript(before);
    await page.goto('/portfolio/walnut-kitchen');
    await expectAtWork(page);
    await lookAway(page);
    await page.goto('/blog');
    expect(told).toEqual([]);
  });
}

test('page views: nothing is told by a program, or while they are not counted', async ({
  page,
}) => {
  await page.goto('/privacy');
  await expect(page.getByText('count no visits')).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveCount(0);
  const told = await counting(page, true);
  await page.goto('/portfolio/walnut-kitchen');
  await expectAtWork(page);
  await lookAway(page);
  await page.goto('/blog');
  expect(told).toEqual([]);
});

test('page views: an enquiry names what was read before it', async ({ page }) => {
  await counting(page);
  const bodies = await takeAll(page);
  await page.goto('/privacy');
  await page.goto('/blog');
  await page.goto('/#contact');
  await expectAtWork(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByText('Thank you, Ada Wren.')).toBeVisible();
  expect(bodies).toMatchObject([{ read_pages: ['/privacy', '/blog'] }]);
});
