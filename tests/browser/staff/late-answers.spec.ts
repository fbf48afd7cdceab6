import { expect, type Page, test } from '@playwright/test';
import { apiOf, DESK, enter, OWNER, PHONE, sendEnquiry } from './staff.ts';

/** Kept by `watchControls` in the page: what moved by itself, and by how much. */
declare global {
  interface Window {
    moved: string[];
  }
}

/** Follows everything that can be pressed or typed into, from its first frame on. */
function watchControls(): void {
  const CONTROLS = 'a[href], button, input, select, textarea';
  const places = new Map<Element, { x: number; y: number }>();
  window.moved = [];
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.textContent ?? control.getAttribute('name');
  const look = () => {
    // A stand-in has other widths than the typeface, where a device has none that fits.
    const isDrawn =
      document.fonts.status === 'loaded' &&
      [...document.fonts].some(({ family, status }) => family === 'Heading' && status === 'loaded');
    for (const control of isDrawn ? document.querySelectorAll(CONTROLS) : []) {
      if (!control.checkVisibility()) continue;
      const { x, y } = control.getBoundingClientRect();
      const now = { x: x + scrollX, y: y + scrollY };
      const before = places.get(control) ?? now;
      const by = [Math.round(now.x - before.x), Math.round(now.y - before.y)];
      if (by.some((pixels) => Math.abs(pixels) > 1)) {
        window.moved.push(`${nameOf(control)?.trim()} by ${by.join(', ')}`);
      }
      places.set(control, now);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Lets answers come one after another, as a slow connection does. */
async function slowDown(page: Page): Promise<void> {
  let asked = 0;
  await page.route('**/rest/v1/**', async (route) => {
    asked += 1;
    const wait = 100 + (asked % 4) * 100;
    await new Promise((resolve) => setTimeout(resolve, wait));
    // The page may have gone meanwhile.
    await route.continue().catch(() => {});
  });
  // What others publish at this time moves this page with good reason.
  await page.route('**/rest/v1/releases?**', (route) => route.fulfill({ json: [] }));
}

for (const { width, height, colorScheme } of [PHONE, DESK]) {
  test(`what comes late moves nothing that somebody is about to press, at ${width} pixels`, async ({
    page,
  }) => {
    const name = `Late ${width} ${Date.now()}`;
    await sendEnquiry(name);
    const owner = await apiOf(OWNER);
    // Opened for the first time it would grow by what is noted of that.
    const { data: enquiry } = await owner
      .from('enquiries')
      .update({ status: 'read' })
      .eq('name', name)
      .select('id')
      .single();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await enter(page, OWNER, '/admin/account');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await slowDown(page);
    await page.addInitScript(watchControls);
    // Without what waits to be published: others add to it meanwhile.
    for (const screen of [
      ...['dashboard', 'blog', 'pages', 'galleries', 'media', 'portfolio-images', 'upload'],
      ...['enquiries', `enquiries/${enquiry?.id}`, 'customer-words', 'visits', 'person'],
      ...['team', 'settings', 'notifications', 'account'],
    ]) {
      await test.step(screen, async () => {
        await page.goto(`/admin/${screen}`, { waitUntil: 'networkidle' });
        await expect(page.locator('main [role="status"] .animate-spin')).toHaveCount(0);
        expect.soft(await page.evaluate(() => window.moved)).toEqual([]);
      });
    }
  });
}

for (const path of ['rest/v1/profiles', 'auth/v1/user']) {
  test(`the staff area opens without ${path}`, async ({ page }) => {
    await page.route(`**/${path}**`, () => {});
    await enter(page, OWNER, '/admin/account');
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
    await expect(page.getByText('Your profile could not be fetched')).toHaveCount(0);
  });
}

test('one question that is never answered does not keep the rest of a screen away', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/answer_speed', () => {});
  await enter(page, OWNER, '/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Carry on writing' })).toBeVisible();
});
