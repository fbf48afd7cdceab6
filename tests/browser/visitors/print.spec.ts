import { inflateSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

/** How many letters and how many pictures are drawn on a sheet of paper. */
interface Sheet {
  letters: number;
  pictures: number;
}

const PAGES = {
  'the home page': '/',
  'a service': '/services/kitchen-carpentry',
  'a job': '/portfolio/walnut-kitchen',
  'the jobs': '/portfolio',
  'an article with pictures': '/blog/how-we-finish-timber',
  'an article': '/blog/oak-or-walnut',
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`printed, ${name} has its pictures, black on white, no empty sheet and no way around`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const role of ['navigation', 'button', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Skip to content|WhatsApp/ })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ media: null });
    // Nobody has scrolled: what is below has not been loaded.
    await page.evaluate(() => {
      window.print = () => document.documentElement.classList.add('printed');
    });
    // The code of pictures comes when the page is idle; until then keys are the browser's own.
    await expect(page.locator('storage-image:not([data-state])')).toHaveCount(0);
    await page.evaluate(() => {
      const keys = new KeyboardEvent('keydown', { key: 'p', ctrlKey: true, cancelable: true });
      if (dispatchEvent(keys)) print();
    });
    await expect(page.locator('html.printed')).toHaveCount(1, { timeout: 0 });
    const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    const shown = await picturesOf(page);
    const drawn = sheets.reduce((sum, { pictures }) => sum + pictures, 0);
    expect(drawn).toBeGreaterThanOrEqual(shown);
    for (const [nth, { letters, pictures }] of sheets.entries()) {
      const least = nth === sheets.length - 1 ? 150 : 300;
      expect(letters >= least || pictures > 0, JSON.stringify(sheets)).toBe(true);
    }
  });
}

/** How many pictures the paper should have: those that have a place on it. */
async function picturesOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  return await page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter((image) => image.checkVisibility()).length,
  );
}

/** The sheets of a PDF as Chromium writes it. */
function sheetsOf(pdf: Buffer): Sheet[] {
  const text = pdf.toString('latin1');
  const streamOf = (number: string): string => {
    const [head = ''] =
      new RegExp(`(?<![0-9])${number} 0 obj\\s*<<[\\s\\S]*?stream\\r?\\n`).exec(text) ?? [];
    const start = text.indexOf(head) + head.length;
    return inflateSync(pdf.subarray(start, text.indexOf('endstream', start))).toString('latin1');
  };
  return [...text.matchAll(/\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/g)].map(
    ([, number = '']) => {
      const drawn = streamOf(number);
      return {
        letters: [...drawn.matchAll(/\bT[jJ]\b/g)].length,
        pictures: [...drawn.matchAll(/\bDo\b/g)].length,
      };
    },
  );
}
