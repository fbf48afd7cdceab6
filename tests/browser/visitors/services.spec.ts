import { expect, test } from '@playwright/test';
import { site } from '#site';
import { expectAccessibleEverywhere } from './visit.ts';

const FIRST = `/services/${site.services[0]?.slug}`;

test('a link in a text can be told from the words around it', async ({ page }) => {
  await page.goto('/services/custom-carpentry');
  const link = page.getByRole('main').getByRole('link', { name: 'interior design' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers unfold', async ({ page }) => {
    await page.goto(FIRST);
    const first = page.getByRole('region', { name: 'Questions' }).locator('details').first();
    const answer = first.getByRole('paragraph');
    await expect(answer).toBeHidden();
    await first.locator('summary').click();
    await expect(answer).toBeVisible();
  });
});

test('axe finds nothing on a service in any window', { tag: '@journey' }, async ({ page }) => {
  await page.goto(FIRST);
  for (const summary of await page.locator('summary').all()) await summary.click();
  await expectAccessibleEverywhere(page);
});

test('in print every answer is there, and whose they are', async ({ page }) => {
  await page.goto('/services/kitchen-carpentry');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details p').first()).toBeVisible();
  const head = await page.evaluate(() => {
    const { content, color } = getComputedStyle(document.body, '::before');
    return { content, color };
  });
  expect(head.color).toBe('rgb(0, 0, 0)');
  for (const said of [site.name, site.phone.display, site.email])
    expect(head.content).toContain(said);
});
