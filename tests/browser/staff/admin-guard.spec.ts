import { expect, test } from '@playwright/test';
import { EDITOR, enter, signIn } from './staff.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('guard: the staff area says that it needs them, and shows no form', async ({ page }) => {
    await page.goto('/admin/login');
    await expect(page.locator('.no-script')).toBeInViewport({ ratio: 0.5 });
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
  });
});

// Nothing of the staff area looks at an address before there is a session (src/admin/App.tsx).
test('guard: strangers sign in, or go one step back', { tag: '@journey' }, async ({ page }) => {
  const id = '00000000-0000-4000-8000-000000000000';
  await page.goto('/blog');
  for (const path of ['settings', `galleries/${id}/pt`, 'no-such-screen']) {
    await page.goto(`/admin/${path}`);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => history.state.from)).toBe(`/admin/${path}`);
    await page.goBack();
    await expect(page, path).toHaveURL(/\/blog$/);
  }
});

test('guard: after sign-in the way leads back', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/blog?q=oak');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.reload();
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/admin\/blog\?q=oak$/);
  await expect(page.getByLabel('Search articles')).toHaveValue('oak');
});

test('guard: a session leads straight to the dashboard, or says what is not there', async ({
  page,
}) => {
  await enter(page, EDITOR, '/admin/login');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goto('/admin/no-such-screen');
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
});

test('guard: who never signed in downloads none of it', { tag: '@journey' }, async ({ page }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) addresses.add(request.url());
  });
  const scripts = () =>
    Promise.all([...addresses].map(async (url) => (await page.request.get(url)).text()));
  for (const path of ['/', '/blog', '/services/kitchen-carpentry', '/portfolio/loft-library']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(addresses.size).toBeGreaterThan(0);
  expect((await scripts()).filter((text) => text.includes('GoTrueClient'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  // By this word it would be known.
  await page.goto('/admin/login', { waitUntil: 'networkidle' });
  expect((await scripts()).some((text) => text.includes('GoTrueClient'))).toBe(true);
});
