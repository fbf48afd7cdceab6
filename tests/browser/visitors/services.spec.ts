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

test('galleries and articles that belong to it', async ({ page }) => {
  await page.goto('/services/kitchen-carpentry');
  await page.getByRole('region', { name: 'To read beforehand' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goto('/services/kitchen-carpentry');
  await page.getByRole('link', { name: /^Walnut kitchen/ }).click();
  await expect(page).toHaveURL('/portfolio/walnut-kitchen');
});

test('in print every answer is there, in black on white, nothing to press', async ({ page }) => {
  await page.goto('/services/kitchen-carpentry');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('link', { name: /via WhatsApp/ })).toBeHidden();
  await expect(page.locator('details p').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('footer')).toBeHidden();
  const head = await page.evaluate(() => {
    const { content, color } = getComputedStyle(document.body, '::before');
    return { content, color };
  });
  expect(head.color).toBe('rgb(0, 0, 0)');
  for (const said of [site.name, site.phone.display, site.email])
    expect(head.content).toContain(said);
});
