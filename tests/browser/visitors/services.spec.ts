import { expect, test } from '@playwright/test';
import { site } from '#site';
import { expectAccessibleEverywhere, structuredData } from './visit.ts';

const SERVICES = site.services.map(({ slug, name }) => ({
  path: `/services/${slug}`,
  title: name,
}));
const PARTS = [
  'What we make',
  'How we work',
  'Materials',
  'Week by week',
  'What it costs',
  'Questions',
];

test('a link in a text can be told from the words around it', async ({ page }) => {
  await page.goto('/services/custom-carpentry');
  const link = page.getByRole('main').getByRole('link', { name: 'interior design' });
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

for (const { path, title } of SERVICES) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${title}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('says what, how, from what, for how much, and what next', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        for (const part of PARTS) {
          await expect(page.getByRole('region', { name: part })).toBeVisible();
        }
        await expect(page.getByRole('table').getByRole('row').last()).toContainText(/from £\d/);
        const next = page.getByRole('link', { name: 'START YOUR PROJECT' });
        await expect(next).toHaveCount(1);
        await expect(next).toHaveAttribute('href', '/#contact');
      });

      test('answers unfold', async ({ page }) => {
        await page.goto(path);
        const first = page.getByRole('region', { name: 'Questions' }).locator('details').first();
        const answer = first.getByRole('paragraph');
        await expect(answer).toBeHidden();
        await first.locator('summary').click();
        await expect(answer).toBeVisible();
      });
    });
  }

  test(`${title} describes itself`, async ({ page }) => {
    await page.goto(path);
    const items = await structuredData(page);
    const types = items.map((item) => item['@type']);
    expect(types).toEqual(expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']));
    const faq = items.find((item) => item['@type'] === 'FAQPage');
    const questions = faq?.mainEntity as { name: string }[];
    await expect(page.locator('details')).toHaveCount(questions.length);
  });

  test(`axe finds nothing on ${title} in any window`, { tag: '@journey' }, async ({ page }) => {
    await page.goto(path);
    for (const summary of await page.locator('summary').all()) await summary.click();
    await expectAccessibleEverywhere(page);
  });
}

test('galleries and articles that belong to it', async ({ page }) => {
  await page.goto('/services/kitchen-carpentry');
  await page.getByRole('region', { name: 'To read beforehand' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/blog\//);
  await page.goto('/services/kitchen-carpentry');
  await page.getByRole('link', { name: /^Walnut kitchen/ }).click();
  await expect(page).toHaveURL('/portfolio/walnut-kitchen');
});

test('in print every answer is there, in black on white, and nothing to press', async ({
  page,
}) => {
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
