import { expect, test } from '@playwright/test';
import privacy from '#business/pages/privacy.json' with { type: 'json' };
import { site } from '#site';
import { expectAccessibleEverywhere } from './visit.ts';

const [title = '', ...labels] = privacy.sections.map(({ key, fields }) =>
  String(key === 'head' ? fields.title : fields.label),
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('privacy: the footer says what is kept, how long, and whom to ask', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(labels.length).toBeGreaterThan(5);
    for (const name of labels) {
      await expect(page.getByRole('region', { name })).toBeVisible();
    }
    const responsible = page.getByRole('region', { name: 'Who is responsible' });
    await expect(responsible).toContainText(site.legalName);
    await expect(responsible.getByRole('link', { name: site.email })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index/);
  });
});

test('privacy: the browser keeps one word', { tag: '@journey' }, async ({ page, context }) => {
  for (const path of ['/', '/blog', '/blog/oak-or-walnut', '/portfolio/walnut-kitchen']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 2000);
  }
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const kept = await page.evaluate(() => Object.values(sessionStorage));
  expect(kept.length).toBeLessThanOrEqual(1);
  for (const word of kept) expect(word).toMatch(/^\w+$/);
});

test('privacy: axe finds nothing on it in any window', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/privacy');
  await expectAccessibleEverywhere(page);
});
