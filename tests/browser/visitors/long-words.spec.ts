import { expect, type Page, test } from '@playwright/test';
import { site } from '#site';
import { expectAtWork } from './visit.ts';

/** As long as staff may make a word that nothing can break: 45 letters. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptwerk';
const PAGES = ['/', `/services/${site.services[0]?.slug}`, '/privacy', '/no-such-page'];

/** Writes the word in the place of each text of the sections, one after the other and then all at once. */
function tooWideWith(page: Page, word: string): Promise<string[]> {
  return page.evaluate((long) => {
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part.');
    const isTooWide = () =>
      document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isOther = text.parentElement?.closest(
        'noscript, script, style, form, td, .hidden-visually',
      );
      // Telephone numbers, amounts, signs and the form are no fields.
      if (!isOther && /\p{L}{2}/u.test(text.data)) texts.push(text);
    }
    const before = texts.map(({ data }) => data);
    const found = texts.flatMap((text, nth) => {
      text.data = long;
      const isWide = isTooWide();
      text.data = before[nth] ?? '';
      const parent = text.parentElement;
      return isWide ? [`${parent?.tagName}.${parent?.className}: ${before[nth]}`] : [];
    });
    for (const text of texts) text.data = `${long} ${long}`;
    if (isTooWide()) found.push('all at once');
    for (const [nth, text] of texts.entries()) text.data = before[nth] ?? '';
    return found;
  }, word);
}

for (const path of PAGES) {
  test(`narrow: a word of 45 letters in any text of ${path} widens nothing`, async ({ page }) => {
    expect(WORD).toHaveLength(45);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.keyboard.press('End');
    await expect(page.locator('on-demand > noscript')).toHaveCount(0);
    await expectAtWork(page);
    for (const summary of await page.locator('main summary').all()) await summary.click();
    for (const width of [1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWideWith(page, WORD), `${width} px`).toEqual([]);
    }
  });
}
