import type { Page } from '@playwright/test';

/**
 * Gives a page scripts of the site with other words in them. They are asked for apart from the page, which may be closed
 * while the answer is on its way: that of `route.fetch()` can't be read then.
 */
export async function changeScripts(
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
