import { expect, test } from '@playwright/test';
import { createArticle, publishButton, strip } from './articles.ts';
import { choose, EDITOR, enter, expectAccessible, PHONE } from './staff.ts';

const LONG = Array.from({ length: 120 }, (_, index) => `Paragraph ${index} of a long text.`).join(
  '\n\n',
);

test('article: published from its end, the result is in sight', async ({ page, request }) => {
  const id = await createArticle(`Far down ${Date.now()}`, LONG);
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByLabel('Text').focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bar = strip(page);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await publishButton(page).click();
  await expect(bar.getByText('Publishing…').first()).toBeInViewport();
  const link = bar.getByRole('link', { name: 'See the page' });
  await expect(link).toBeInViewport({ timeout: 0 });
  await expect(bar.getByText('Live', { exact: true })).toBeInViewport();
  // Live was said when it was true.
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000);
});

test('article: its details are in reach on a phone and beside it at a desk', async ({ page }) => {
  const id = await createArticle('In reach', LONG);
  await page.setViewportSize(PHONE);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await expect(details.getByText('Reading time')).toBeAttached();
  await expectAccessible(page, PHONE);
  await page.keyboard.press('Escape');
  await page.getByLabel('Summary').fill('');
  await page.getByRole('button', { name: 'Details' }).click();
  await details.getByRole('button', { name: /^Fix .*summary/i }).click();
  await expect(page.getByLabel('Summary')).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('heading', { name: 'How it looks in a search' })).toBeInViewport();
});

test('article: taken off the site, it is there until that is live', async ({ page, request }) => {
  const id = await createArticle(`Taken off ${Date.now()}`);
  await enter(page, EDITOR, `/admin/blog/edit/${id}`);
  await publishButton(page).click();
  const bar = strip(page);
  const link = bar.getByRole('link', { name: 'See the page' });
  await expect(link).toBeVisible({ timeout: 0 });
  const address = (await link.getAttribute('href')) ?? '';
  await choose(page, 'Take off the site');
  const question = page.getByRole('alertdialog', { name: 'Take this off the site?' });
  await expect(question.getByText(/It stays here as a draft/)).toBeVisible();
  await expectAccessible(page);
  await page.route('**/rpc/unpublish_document', async (route) => {
    await expect(bar.getByText('Coming off the site…', { exact: true })).toBeVisible();
    await route.continue();
  });
  await question.getByRole('button', { name: 'Take it off the site' }).click();
  await expect(bar.getByText('Draft', { exact: true }).first()).toBeVisible({ timeout: 0 });
  expect((await request.get(address)).status()).toBe(404);
  await expect(page.getByLabel('Text')).toHaveText('Two boards, one of oak.');
});

test('article: a release that nobody begins is told, and leaves a way on', async ({ page }) => {
  const message = 'Nothing has begun to build this yet.';
  const stuck = {
    id: 1_000_000,
    status: 'queued',
    can_retry: true,
    content_version: 1_000_000,
    message,
    requested_at: new Date().toISOString(),
    requested_by: null,
    started_at: null,
    heard_at: null,
    finished_at: null,
    commit_sha: null,
    hook_request: null,
  };
  await page.route('**/rest/v1/rpc/refresh_releases', (route) => route.fulfill({ json: [stuck] }));
  await enter(page, EDITOR, '/admin/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText(message)).toBeVisible();
  await main.getByRole('link', { name: 'Review and publish' }).click();
  await expect(main.getByText(message).first()).toBeVisible();
  const asked = page.waitForRequest('**/rest/v1/rpc/release_selection');
  await page.route('**/rest/v1/rpc/release_selection', (route) => route.fulfill({ json: stuck }));
  await main.getByRole('button', { name: /^(Build the site again|Publish \d+ changes?)$/ }).click();
  await asked;
});
