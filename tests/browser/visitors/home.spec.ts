import { expect, type Page, test } from '@playwright/test';
import { sectionMessages } from '#business/messages/sections.ts';
import home from '#business/pages/home.json' with { type: 'json' };
import { site } from '#site';
import { apiOf, EDITOR } from '../staff/staff.ts';
import { expectAccessibleEverywhere, shiftOf, WINDOWS, watchShifts } from './visit.ts';

const fieldsOf = (key: string) => home.sections.find((section) => section.key === key)?.fields;
const HEADLINE = fieldsOf('hero')?.headline?.join(' ') ?? '';
const PICTURE = fieldsOf('hero')?.picture?.alt ?? '';
const says = (key: string) => String(fieldsOf(key)?.statement);

const SECTIONS = ['work', 'process', 'contact'].map((key) => ({
  hash: `#${key}`,
  says: says(key),
}));
const PLACEHOLDERS = [
  'Loading premium content...',
  'Curating portfolio...',
  'Preparing process overview...',
  'Loading contact options...',
];

/** The section begins just under the header. */
async function expectLanded(page: Page, hash: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((selector) => {
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const top = document.querySelector(selector)?.getBoundingClientRect().top ?? 1e6;
        return Math.abs(top - header);
      }, hash),
    )
    .toBeLessThan(2);
}

test.beforeEach(({ page }) => watchShifts(page));

test('home: a shift would be noticed', async ({ page }) => {
  await page.goto('/');
  expect(await shiftOf(page)).toBe(0);
  await page.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<p>A line that comes late</p>'.repeat(9)),
  );
  expect(await shiftOf(page)).toBeGreaterThan(0);
});

test('home: the first screen', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINE);
  const explore = page.getByRole('link', { name: 'EXPLORE PORTFOLIO' });
  await expect(explore).toHaveAttribute('href', /#work$/);
  const start = page.getByRole('link', { name: 'START PROJECT', exact: true });
  await expect(start).toHaveAttribute('href', /#contact$/);
  const picture = page.getByRole('img', { name: PICTURE });
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  expect(await page.locator('link[rel=preload][as=image]').count()).toBeGreaterThan(0);
});

for (const { width, height, deviceScaleFactor } of [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 820, height: 1180, deviceScaleFactor: 1 },
]) {
  test.describe(`a window of ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor });

    test('home: its first picture is loaded once, no larger than it is shown', async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/hero.*\.(?:avif|webp|jpg)$/.test(request.url())) loaded.push(request.url());
      });
      await page.goto('/', { waitUntil: 'networkidle' });
      const picture = page.getByRole('img', { name: PICTURE });
      const natural = await picture.evaluate((image: HTMLImageElement) => {
        const bitmap = new Image();
        bitmap.src = image.currentSrc;
        return bitmap
          .decode()
          .then(() => ({ width: bitmap.naturalWidth, height: bitmap.naturalHeight }));
      });
      expect(loaded).toHaveLength(1);
      // It covers the screen: one side is as long as the screen's, the other may be cut by a fifth.
      const scale = Math.max(width / natural.width, height / natural.height);
      const shown = (width * height) / (natural.width * scale * natural.height * scale);
      expect(shown).toBeGreaterThan(0.8);
      expect(natural.height).toBeLessThanOrEqual(height * deviceScaleFactor * 1.25);
    });
  });
}

test('home: four sections wait behind placeholders and arrive with scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/');
  await expect(page.getByText('Preparing process overview...')).toBeAttached();
  await expect(page.getByText('Loading contact options...')).toBeAttached();
  expect(await page.getByRole('list', { name: 'More work' }).count()).toBe(0);
  expect(await page.locator('main').innerText()).not.toContain('</');
  for (const placeholder of PLACEHOLDERS) {
    await expect(async () => {
      await page.mouse.wheel(0, 250);
      await expect(page.getByText(placeholder)).toHaveCount(0, { timeout: 50 });
    }).toPass({ intervals: [0] });
  }
  await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
  await expect(
    page.getByRole('region', { name: 'OUR COMMITMENT' }).getByRole('heading', { level: 3 }),
  ).toHaveText(fieldsOf('commitment')?.items?.map(({ name }) => name) ?? []);
});

for (const window of WINDOWS) {
  test(`home: sections are landed on at ${window.width} px, and do not shift`, async ({ page }) => {
    await page.setViewportSize(window);
    for (const { hash, says } of SECTIONS) {
      // Another page between them, or only the anchor would be gone to.
      await page.goto('/build.json');
      await page.goto(`/${hash}`);
      await expect(page.getByText(says)).toBeInViewport();
      await expectLanded(page, hash);
      expect(await shiftOf(page)).toBe(0);
    }
  });
}

test('home: from another page and back again', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/services/${site.services[0]?.slug}`);
  await page.getByRole('link', { name: 'WORK', exact: true }).click();
  await expectLanded(page, '#work');
  await page.getByRole('link', { name: /^Loft library/ }).click();
  await expect(page).toHaveURL('/portfolio/loft-library');
  const before = await page.evaluate(() => history.length);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Loft library/ })).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('home: the tab key reaches what is still held back', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'START PROJECT', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Walnut kitchen/ })).toBeFocused();
});

test('home: no framework code before a page is at rest', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().loadEventEnd > 0,
  );
  const early = await page.evaluate(() => {
    const [{ loadEventStart } = { loadEventStart: 0 }] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loadEventStart)
      .map(({ name }) => name);
  });
  expect(early.filter((url) => /react|client\./.test(url))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home: every section is there in full', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    for (const placeholder of PLACEHOLDERS) {
      await expect(page.getByText(placeholder)).toBeHidden();
    }
    await expect(page.locator('p', { hasText: says('craft') })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Walnut kitchen/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Aftercare' })).toBeVisible();
    const contact = page.getByRole('region', { name: 'CONTACT' });
    await expect(contact.locator('p', { hasText: 'Without JavaScript' })).toBeVisible();
    await expect(contact.getByRole('link', { name: site.phone.display })).toBeVisible();
    await expect(contact.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(contact.getByRole('link', { name: /@/ })).toBeVisible();
  });

  test('home: an enquiry is sent, what is missing said', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Enquiry' });
    const sent = page.getByText(sectionMessages.withoutScripts.sent);
    const notSent = page.getByText(sectionMessages.withoutScripts.notSent);
    const send = form.getByRole('button', { name: 'START YOUR PROJECT' });
    await expect(sent).toBeHidden();
    const message = `A wall of shelves in oak. ${Date.now()}`;
    await form.getByLabel('Phone or email').fill('ann at example');
    await form.getByLabel('About the room').fill(message);
    await form.getByLabel('You may keep this message').check();
    await send.click();
    await expect(form.getByLabel('Name'), 'the browser says it itself').toBeFocused();
    await form.getByLabel('Name').fill('Ada Wren');
    await send.click();
    await expect(notSent).toBeVisible();
    await expect(page).toHaveURL('/#enquiry-not-sent');
    await page.goBack();
    await form.getByLabel('Phone or email').fill('ada@example.com');
    await form.getByLabel('Name').fill('Ada Wren');
    await form.getByLabel('About the room').fill(message);
    await form.getByLabel('You may keep this message').check();
    await send.click();
    await expect(sent).toBeVisible();
    await expect(notSent).toBeHidden();
    const editor = await apiOf(EDITOR);
    const { data } = await editor.from('enquiries').select('name, email').eq('message', message);
    expect(data).toEqual([{ name: 'Ada Wren', email: 'ada@example.com' }]);
  });

  test('home: the anchors land', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'PROCESS', exact: true }).click();
    await expect(page.getByText(says('process'))).toBeInViewport();
  });
});

test('home: axe finds nothing in any window and scheme', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/');
  const readOn = async () => {
    await page.keyboard.press('End');
    await expect(page.getByRole('form', { name: 'Enquiry' })).toBeVisible();
  };
  await expectAccessibleEverywhere(page, readOn, ['light', 'dark']);
});
