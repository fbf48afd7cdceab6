import { expect, type Page } from '@playwright/test';

/**
 * Presses *Publish … changes* on the publish screen. Somebody else may save at that moment; then it says
 * so, and a second press does it.
 */
export async function publishSelection(page: Page): Promise<void> {
  const press = page.getByRole('main').getByRole('button', { name: /^Publish \d+ changes?$/ });
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse('**/rest/v1/rpc/release_selection'),
      press.click({ timeout: 5_000 }),
    ]);
    expect(answer.ok()).toBe(true);
  }).toPass();
}
