import { expect, test } from '@playwright/test';
import { expectAccessible } from './visit.ts';

const field = { name: 'Search the blog' };

test('articles are found as one types, best first', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('searchbox', field).pressSequentially('dovetail');
  await expect(page.getByRole('status').filter({ hasText: /article/ })).toBeVisible();
  const results = page.locator('search-articles li');
  await expect(results.first()).toContainText('When a drawer deserves a dovetail');
  await expect(page).toHaveURL('/blog?q=dovetail');
  await expectAccessible(page);
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL('/blog/when-to-dovetail-a-drawer');
  await page.goBack();
  await expect(page.getByRole('searchbox', field)).toHaveValue('dovetail');
  await expect(results.first()).toContainText('When a drawer deserves a dovetail');
});

test('nothing found is said, and drafts are not', async ({ page }) => {
  await page.goto('/blog');
  const search = page.getByRole('searchbox', field);
  await search.fill('zebra');
  await expect(page.getByText('Nothing found for “zebra”.')).toBeVisible();
  await search.fill('Shelves that do not sag');
  await expect(page.locator('search-articles li').first()).toBeVisible();
  await expect(page.locator('search-articles').getByText('Shelves that do not sag')).toHaveCount(0);
  await search.fill('');
  await expect(page.locator('search-articles li')).toHaveCount(0);
  await expect(page).toHaveURL('/blog');
});

test('nothing of the search is loaded before it is used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/blog');
  await page.waitForLoadState('networkidle');
  const ofSearch = () => asked.filter((path) => /search-results|^\/search\//.test(path));
  expect(ofSearch()).toEqual([]);
  await page.getByRole('searchbox', field).fill('oak');
  await expect(page.locator('search-articles li').first()).toBeVisible();
  // What there is, the index of one letter, and one piece of the list.
  expect(ofSearch().filter((path) => path.endsWith('.json'))).toHaveLength(3);
});

test('says so when it cannot be loaded', async ({ page }) => {
  await page.route('**/search/**', (route) => route.abort());
  await page.goto('/blog');
  await page.getByRole('searchbox', field).fill('oak');
  await expect(page.getByText('The search can’t be loaded right now.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no field that would do nothing', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/blog');
    await expect(page.getByRole('searchbox', field)).toBeHidden();
  });
});
