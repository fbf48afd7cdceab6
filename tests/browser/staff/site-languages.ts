import type { Page } from '@playwright/test';

/**
 * Gives a page scripts of the site with other words in them. They are asked for apart from the page, which may be closed
 * while the answer is on its way: that of `route.fetch()` can't be read then.
 */
async function changeScripts(
  page: Page,
  scripts: string | RegExp,
  change: (code: string) => string,
): Promise<void> {
  await page.route(scripts, async (route) => {
    const answer = await fetch(route.request().url());
    const contentType = answer.headers.get('content-type') ?? '';
    await route.fulfill({
      status: answer.status,
      contentType,
      body: change(await answer.text()),
    });
  });
}

/** The business of the tests has one language: the page hears that it has a second one, as the database may. */
export function withPortuguese(page: Page): Promise<void> {
  return changeScripts(page, /\/_astro\/.*\.js$/, (code) =>
    code.replace(/otherLanguages:\[\]/, "otherLanguages:['pt-PT']"),
  );
}
