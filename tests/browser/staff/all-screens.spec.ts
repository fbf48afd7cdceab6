import { type APIResponse, expect, type Page, test } from '@playwright/test';
import { OWN_SCREENS } from '#admin/own/screens.ts';
import { createArticle } from './articles.ts';
import { createGallery } from './galleries.ts';
import { addPicture } from './media.ts';
import { newPage, sectionsOf } from './site-pages.ts';
import { apiOf, DESK, enter, expectAccessible, OWNER, PHONE, sendEnquiry } from './staff.ts';

/** One address for each kind of screen; those of one thing are of things that no other test changes. */
async function addresses(): Promise<string[]> {
  const visitor = `Walk ${Date.now()}`;
  await sendEnquiry(visitor);
  const owner = await apiOf(OWNER);
  // Opened for the first time it would grow by what is noted of that.
  const opened = owner.from('enquiries').update({ status: 'read' }).eq('name', visitor);
  const { data: enquiry } = await opened.select('id').single();
  const article = await createArticle(visitor);
  const { key } = await newPage(visitor, sectionsOf({ head: 'head' }, { head: { lead: 'Oak.' } }));
  return [
    ...['dashboard', 'blog', `blog/edit/${article}`, `blog/preview/${article}`, 'pages'],
    ...['pages/menu', `pages/${key}`, 'galleries'],
    ...[`galleries/${await createGallery(visitor, 2)}`, 'portfolio-images', 'media'],
    ...[`media/${(await addPicture('Walk')).id}`, 'media/files', 'media/describe', 'upload'],
    ...[
      'publish',
      'enquiries',
      `enquiries/${enquiry?.id}`,
      'testimonials',
      'appointments',
      'privacy-requests',
      'numbers',
    ],
    ...['team', 'settings', 'settings/answers', 'notifications', 'import', 'account'],
    ...OWN_SCREENS.flatMap(({ path, listed }) => (listed ? [path.replace('/admin/', '')] : [])),
  ];
}

async function settled(page: Page): Promise<void> {
  await page
    .locator('h1')
    .filter({ visible: true, hasNotText: /^Staff area$/ })
    .first()
    .waitFor();
  await expect(page.locator('main [role="status"] .animate-spin')).toHaveCount(0);
}

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

/**
 * Lets answers come one after another, as a slow connection does, and each the same again: what other tests
 * change at this time moves a screen with good reason. @returns what begins anew with a screen, slow or not, and whether no answer is on its way
 */
async function slowDown(page: Page): Promise<{ begin(isSlow: boolean): void; isQuiet(): boolean }> {
  let isSlow = true;
  let asked = 0;
  let last = 0;
  const answers = new Map<string, Promise<APIResponse>>();
  let open = 0;
  await page.route(/\/rest\/v1\/|\/build\.json/, async (route) => {
    if (!isSlow) return await route.continue();
    asked += 1;
    open += 1;
    const wait = 50 + (asked % 4) * 50;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const request = route.request();
    const question = `${request.method()} ${request.url()} ${request.postData()}`;
    const answer = answers.get(question) ?? route.fetch();
    answers.set(question, answer);
    // The page may have gone meanwhile.
    await answer.then((response) => route.fulfill({ response })).catch(() => {});
    open -= 1;
    last = Date.now();
  });
  return {
    begin(next) {
      isSlow = next;
      answers.clear();
    },
    // An answer may lead to the next question.
    isQuiet: () => open === 0 && Date.now() - last > 250,
  };
}

/** Those with editors and with what waits to be published grow while one is there, with good reason. */
const GROWING = /^(blog|pages|galleries)\/|^media\/|^publish/;

for (const { colorScheme, ...size } of [PHONE, DESK]) {
  test(`screens: at ${size.width} pixels axe finds nothing, and what comes late moves nothing that somebody is about to press`, {
    tag: size.width === PHONE.width ? '@journey' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await enter(page, OWNER, '/admin/dashboard');
    await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
    // The room that it takes beside the screens is known to the browser from here on.
    const goingLive = page.getByRole('region', { name: 'Going live' });
    if (size.width === DESK.width) await expect(goingLive.first()).toBeVisible();
    const slow = await slowDown(page);
    await page.addInitScript(watchControls);
    for (const screen of await addresses()) {
      await test.step(screen, async () => {
        const isWatched = !GROWING.test(screen);
        slow.begin(isWatched);
        await page.goto(`/admin/${screen}`);
        await settled(page);
        if (isWatched) {
          await expect.poll(slow.isQuiet, { intervals: [50] }).toBe(true);
          expect.soft(await page.evaluate(() => window.moved)).toEqual([]);
        }
        await expectAccessible(page, { ...size, colorScheme } as typeof PHONE);
      });
    }
  });
}
