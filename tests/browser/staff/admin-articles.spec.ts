import { expect, test } from '@playwright/test';
import { createArticle, publishButton, strip } from './articles.ts';
import { apiOf, createPerson, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

test('article: a typo is mended in seven steps', { tag: '@journey' }, async ({ page, request }) => {
  // No other test changes it.
  const { data } = await (await apiOf(EDITOR))
    .from('posts')
    .select('title')
    .eq('slug', 'how-a-staircase-is-measured')
    .single()
    .throwOnError();
  await enter(page, EDITOR, '/admin/dashboard');
  // 1. Articles. 2. Those that are live. 3. The article. 4. The typo. 5. Publish. 6. Live. 7. The page.
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await page.getByLabel('Show articles').selectOption('Live');
  await page.getByRole('main').getByRole('link', { name: data.title }).click();
  const bar = strip(page);
  await expect(bar.getByText('Live', { exact: true })).toBeVisible();
  const title = `Oak, walnut and ash ${Date.now()}`;
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(bar.getByText('Live, with changes waiting')).toBeVisible();

  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/rpc/request_release')) requests.push(request.url());
  });
  await publishButton(page).dblclick();
  await expect(bar.getByText('Publishing…').first()).toBeVisible();
  await expect(bar.getByRole('link', { name: 'See the page' })).toHaveCount(0);
  await expect(bar.getByText('Live', { exact: true })).toBeVisible({ timeout: 0 });
  expect(requests).toHaveLength(1);

  const link = bar.getByRole('link', { name: 'See the page' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(await (await request.get(address)).text()).toContain(title);
  await expect(page.getByText('Last published just now, by Joe.')).toBeVisible();
});

test('article: a release that can’t be asked for says so, and is asked again', async ({ page }) => {
  const id = await createArticle('Not today');
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.route('**/rest/v1/rpc/request_release', (route) => route.abort());
  await publishButton(page).click();
  const bar = strip(page);
  await expect(
    bar.getByText(/Approved for visitors, but publishing could not be begun/),
  ).toBeVisible();
  await expect(bar.getByText(/Visitors still see the site as it was before/)).toBeVisible();
  await expect(bar.getByText('Not on the site yet', { exact: true }).first()).toBeVisible();
  // Whoever comes back later finds the same way on.
  await page.reload();
  await expect(bar.getByText('Approved, but not released.')).toBeVisible();
  await page.unroute('**/rest/v1/rpc/request_release');
  await bar.getByRole('button', { name: 'Try again' }).click();
  await expect(bar.getByText('Live', { exact: true })).toBeVisible({ timeout: 0 });
});

test('article: keys lead around, are listed under ?, and can be turned off', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Go to the articles')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('n?');
  await expect(page.getByLabel('Search articles')).toHaveValue('n?');
  await page.getByRole('heading', { name: 'Articles' }).click();
  await page.keyboard.press('?');
  await list.getByRole('checkbox').uncheck();
  await list.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
});

test('article: everything of the sidebar is reached from a phone', async ({ page }) => {
  const person = await createPerson('editor', 'Small Window');
  await page.setViewportSize(PHONE);
  await enter(page, person.email, '/admin/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Enquiries' })).toBeVisible();
  await expectAccessible(page, PHONE);
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Articles' }).click();
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(menu).toHaveCount(0);
});
