import { expect, type Page, test } from '@playwright/test';
import { findFaults } from '../axe.ts';

/** Windows that every page is looked at in: a phone and a desk. */
export const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Nothing that axe knows of WCAG 2.2 AA and of good practice is wrong with the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findFaults(page, tags)).toEqual([]);
}

/** The same in every window and colour scheme; `prepare` brings the page into the state to look at, in each. */
export async function expectAccessibleEverywhere(
  page: Page,
  prepare: () => Promise<void> = async () => {},
  schemes: readonly ('light' | 'dark')[] = ['light'],
): Promise<void> {
  for (const window of WINDOWS) {
    for (const colorScheme of schemes) {
      await test.step(`axe at ${window.width} px, ${colorScheme}`, async () => {
        await page.setViewportSize(window);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await prepare();
        await expectAccessible(page);
      });
    }
  }
}

/** Waits until what a page starts when it is at rest is at work: its form and its pictures. */
export async function expectAtWork(page: Page): Promise<void> {
  await expect(page.locator(':is(contact-form, storage-image):not([data-state])')).toHaveCount(0);
}

/**
 * Scrolls through the page as a reader does, so that everything that loads in view has loaded. Begins
 * when the page is at work, and gives each screen the frames in which a browser sees what is in
 * view.
 */
export async function readThrough(page: Page): Promise<void> {
  await expectAtWork(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await page.evaluate(async (y) => {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    }, top);
  }
}

declare global {
  interface Window {
    sumOfShifts(): number;
  }
}

/** Notes every layout shift of the pages that are opened from now on, with the typefaces of a second page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.sumOfShifts = () => {
      add(observer.takeRecords());
      return sum;
    };
  });
  // On a first page the stand-in may give way to them: see docs/decisions/018-fewer-bytes-first.md.
  await page.goto('/privacy');
  await page.evaluate(() => document.fonts.ready);
}

/** Sum of all layout shifts so far, once what has changed is on the screen. */
export async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(window.sumOfShifts()))),
        );
      }),
  );
}

/** The JSON-LD items of the page. */
export async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  return JSON.parse(text ?? '{}')['@graph'];
}
