import { expect, type Page, test } from '@playwright/test';
import home from '#business/pages/home.json' with { type: 'json' };
import { site } from '#site';
import { expectAccessible, WINDOWS } from './visit.ts';

const fieldsOf = (key: string) => home.sections.find((section) => section.key === key)?.fields;
const PROCESS = String(fieldsOf('process')?.statement);
const HEADLINE = fieldsOf('hero')?.headline?.join(' ') ?? '';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const SERVICES = site.services.map(({ slug, name, navLabel }) => ({
  path: `/services/${slug}`,
  name,
  navLabel,
}));
const { whatsapp } = site;
if (!whatsapp) throw new Error('These tests need a business with WhatsApp.');
const [FIRST, SECOND] = SERVICES;
if (!FIRST || !SECOND) throw new Error('These tests need two services.');
const ANCHORS = [
  { name: 'WORK', path: '/#work' },
  { name: 'PROCESS', path: '/#process' },
  { name: 'CONTACT', path: '/#contact' },
];

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const servicesButton = (page: Page) => page.getByRole('button', { name: 'SERVICES' });
const floating = (page: Page) => page.getByRole('link', { name: whatsapp.label });

/** What stands in every page's navigation, once its popovers are open. */
async function expectNavigation(page: Page): Promise<void> {
  const services = SERVICES.map(({ navLabel, path }) => ({ name: navLabel, path }));
  for (const { name, path } of [...services, ...ANCHORS]) {
    const link = navigation(page).getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', path);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('navigation: services open by keyboard, and lead to their page', async ({ page }) => {
      await page.setViewportSize(DESK);
      await page.goto('/blog');
      const first = navigation(page).getByRole('link', { name: FIRST.navLabel });
      await servicesButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(servicesButton(page)).toBeFocused();
      await servicesButton(page).click();
      await expectNavigation(page);
      await navigation(page).getByRole('link', { name: SECOND.navLabel, exact: true }).click();
      await expect(page).toHaveURL(SECOND.path);
    });

    test('navigation: the menu of small screens opens, closes and leads on', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto('/services/office-furniture');
      await menuButton(page).click();
      await expectNavigation(page);
      await page.getByRole('button', { name: 'Close menu' }).click();
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).focus();
      await page.keyboard.press('Enter');
      await expect(navigation(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).click();
      await navigation(page).getByRole('link', { name: FIRST.navLabel }).click();
      await expect(page).toHaveURL(FIRST.path);
      // Out of the way, too, after going to a section of the same page.
      await page.goto('/');
      await menuButton(page).click();
      await navigation(page).getByRole('link', { name: 'PROCESS' }).click();
      await expect(page).toHaveURL('/#process');
      await expect(page.getByText(PROCESS)).toBeInViewport();
      await expect(navigation(page)).not.toBeInViewport();
    });
  });
}

test('chat: a new tab has the greeting typed', { tag: '@journey' }, async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  await page.goto('/');
  await expect(floating(page)).toBeInViewport();
  await expect(floating(page)).toHaveCSS('position', 'fixed');
  const [tab] = await Promise.all([context.waitForEvent('page'), floating(page).click()]);
  const address = new URL(tab.url());
  expect(address.pathname).toBe(`/${whatsapp.number}`);
  expect(address.searchParams.get('text')).toBe(whatsapp.greeting);
});

test('chat: its link stays one element, and focused, when its island begins', async ({ page }) => {
  await page.goto('/privacy');
  const before = await floating(page).elementHandle();
  await floating(page).focus();
  // React has begun once it tells which of its parts the element is.
  await expect
    .poll(() =>
      floating(page).evaluate((link) => Object.keys(link).some((key) => /^__react/.test(key))),
    )
    .toBe(true);
  await expect(floating(page)).toBeFocused();
  expect(await floating(page).evaluate((link, first) => link === first, before)).toBe(true);
});

test('skip link: it is first and leads to the content', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/blog');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('five services stand in rows of three, not in one of four and a rest', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/blog');
  await servicesButton(page).click();
  const rows = await page.locator('#services ul').evaluate((list) => {
    // As the build does for five and six.
    list.classList.add('threes');
    while (list.children.length < 5) list.append(list.firstElementChild?.cloneNode(true) ?? '');
    const tops = [...list.children].map((entry) => entry.getBoundingClientRect().top);
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  });
  expect(rows).toEqual([3, 2]);
});

test('the WhatsApp button never covers what one wants to press', async ({ page }) => {
  for (const path of ['/', FIRST.path, '/blog']) {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(path);
    await page.keyboard.press('End');
    const bottom = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < bottom; top += 150) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const covered = await page.evaluate(() => {
        const button = document.querySelector('.whatsapp');
        const things = document.querySelectorAll('main :is(a, button, input, summary), footer a');
        return [...things].filter((thing) => {
          if (thing === button) return false;
          const box = thing.getBoundingClientRect();
          // The right end of a thing is where the button would lie.
          const at = document.elementFromPoint(box.right - 2, (box.top + box.bottom) / 2);
          return at !== null && button?.contains(at);
        }).length;
      });
      expect(covered).toBe(0);
    }
  }
});

test('an unknown address answers 404 and shows a way on', { tag: '@journey' }, async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const ways = page.getByRole('navigation', { name: 'The way on' });
  await ways.getByRole('link', { name: /^Home/ }).click();
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
});

for (const window of WINDOWS) {
  test(`axe passes the navigation at ${window.width} px`, { tag: '@journey' }, async ({ page }) => {
    await page.setViewportSize(window);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/no-such-page');
    await expectAccessible(page);
    await (window.width < 1024 ? menuButton(page) : servicesButton(page)).click();
    await expect(navigation(page).getByRole('link', { name: FIRST.navLabel })).toBeVisible();
    await expectAccessible(page);
  });
}
