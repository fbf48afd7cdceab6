import { expect, test } from '@playwright/test';
import { expectAccessibleEverywhere, readThrough } from './visit.ts';

const ARTICLE = '/blog/oak-or-walnut';

test.describe('the list of articles', () => {
  test('shows cover, date, reading time and tags, newest first, in pages', async ({ page }) => {
    // An address from when pages counted from the newest.
    await page.goto('/blog/page/2');
    await expect(page).toHaveURL('/blog');
    const cards = page.getByRole('article');
    await expect(cards.first()).toContainText(/\d+\s\w+\s20\d\d · \d+ min read/);
    await expect(cards.first().locator('img').first()).toBeAttached();
    await expect(
      cards.first().getByRole('list', { name: 'Tags' }).getByRole('link'),
    ).not.toHaveCount(0);
    const dates = await cards
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    expect(dates).toEqual(dates.toSorted().reverse());
    await page.getByRole('link', { name: 'Older articles' }).click();
    await expect(page).toHaveURL('/blog/page/1');
    const pages = page.getByRole('navigation', { name: 'Pages of this list' });
    await expect(pages).toContainText(/[A-Z][a-z]+ (20\d\d )?to [A-Z][a-z]+ 20\d\d/);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('by subject', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/blog');
    const subjects = page.getByRole('navigation', { name: 'Articles by subject' });
    await subjects.getByRole('link', { name: /^timber/ }).click();
    await expect(page).toHaveURL('/blog/tags/timber');
    for (const tags of await page.getByRole('list', { name: 'Tags' }).all()) {
      await expect(tags.getByRole('link', { name: 'timber' })).toHaveCount(1);
    }
    const timber = subjects.getByRole('link', { name: /^timber/ });
    await expect(timber).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('an article', () => {
  test('says who wrote it, what it holds and what it shows', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Oak or walnut/);
    await expect(page.getByText('By Anna Harrow')).toBeVisible();
    await expect(page.getByText('10 November 2026')).toBeVisible();
    await expect(page.getByText(/^\d+ min read$/)).toBeVisible();
    const figure = page.getByRole('figure').first();
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('.picture[data-state=loaded] img')).toBeVisible();
    await expect(figure.locator('figcaption')).not.toBeEmpty();

    const contents = page.getByRole('navigation', { name: 'In this article' });
    const links = await contents.getByRole('link').all();
    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      const target = (await link.getAttribute('href')) ?? '';
      await expect(page.locator(target)).toHaveText((await link.textContent())?.trim() ?? '');
    }
    await contents.getByRole('link').last().click();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('IN THIS ARTICLE').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });

  test('leads on: related articles, the one before and the one after', async ({ page }) => {
    await page.goto('/blog/how-to-read-a-joiners-quote');
    const more = page.getByRole('navigation', { name: 'More articles' });
    await expect(more.getByRole('link')).toHaveCount(2);
    const related = page.getByRole('region', { name: 'Read on' }).getByRole('article');
    await expect(related).toHaveCount(3);
    await related.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('sharing', () => {
  test('opens the share sheet of the system with title and address', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: async (data: ShareData) => Object.assign(window, { shared: data }),
      });
    });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Share this article' }).click();
    const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
    expect(shared?.title).toContain('Oak or walnut');
    expect(shared?.url).toMatch(/\/blog\/oak-or-walnut$/);
  });

  test('copies the address without a share sheet, or shows it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
    await page.goto(ARTICLE);
    const share = page.getByRole('button', { name: 'Share this article' });
    await share.click();
    await expect(page.getByText('The address is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/blog\/oak-or-walnut$/,
    );
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await share.click();
    await expect(page.getByRole('status').filter({ hasText: '/blog/oak-or-walnut' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article is all there: text, pictures, index', { tag: '@journey' }, async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByText('IN THIS ARTICLE').click();
    await expect(
      page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first(),
    ).toBeVisible();
    const picture = page.getByRole('figure').first().getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('alt', /\w/);
    await expect(page.getByRole('button', { name: 'Share this article' })).toBeHidden();
  });
});

for (const path of ['/blog', ARTICLE]) {
  test(`${path} has no fault for axe in any window`, { tag: '@journey' }, async ({ page }) => {
    await page.goto(path);
    await expectAccessibleEverywhere(page, () => readThrough(page));
  });
}
