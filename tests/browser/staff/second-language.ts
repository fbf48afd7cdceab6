import type { Page } from '@playwright/test';

/** The business of the tests has one language: the page hears that it has a second one, as the database may. */
export async function withPortuguese(page: Page): Promise<void> {
  await page.route(/\/_astro\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    await route.fulfill({
      response,
      body: code.replace(/otherLanguages:\[\]/, "otherLanguages:['pt-PT']"),
    });
  });
}
