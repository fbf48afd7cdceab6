import { expect, type Page, test } from '@playwright/test';
import { EDITOR, enter, expectToast, signIn } from './staff.ts';

const HOUR = 3_600_000;

/** Opens the dashboard on a clock that the test moves. */
async function enterWithClock(page: Page, path = '/admin/dashboard'): Promise<void> {
  await page.clock.install({ time: Date.now() });
  await enter(page, EDITOR, path);
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
}

async function expectExpired(page: Page): Promise<void> {
  await expectToast(
    page,
    'alert',
    'Session Expired',
    'You have been logged out due to inactivity.',
  );
  await expect(page).toHaveURL(/\/admin\/login$/);
}

test('eight quiet hours end the session', async ({ page }) => {
  await enterWithClock(page);
  await page.clock.fastForward(7 * HOUR);
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  await page.clock.fastForward(HOUR + 6 * 60_000);
  await expectExpired(page);
});

for (const [name, act] of [
  ['mousedown', (page: Page) => page.mouse.down()],
  ['keydown', (page: Page) => page.keyboard.press('Shift')],
  ['scroll', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('scroll')))],
  [
    'touchstart',
    (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('touchstart'))),
  ],
] as const) {
  test(`${name} is a sign of life`, async ({ page }) => {
    await enterWithClock(page);
    await page.clock.fastForward(7 * HOUR);
    await act(page);
    await page.clock.fastForward(7 * HOUR);
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    await page.clock.fastForward(2 * HOUR);
    await expectExpired(page);
  });
}

test('the first key after a night asleep does not keep the session', async ({ page }) => {
  await enterWithClock(page);
  await page.clock.setSystemTime(Date.now() + 9 * HOUR);
  await page.keyboard.press('Shift');
  await expectExpired(page);
});

test('a session restored after a night away is ended, too', async ({ page }) => {
  await enterWithClock(page);
  await page.goto('/build.json');
  await page.clock.setSystemTime(Date.now() + 9 * HOUR);
  await page.goto('/admin/dashboard');
  await expectExpired(page);
});

test('work in one tab keeps the other signed in', async ({ page, context }) => {
  await enterWithClock(page);
  // One clock for both.
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  await page.clock.fastForward(7 * HOUR);
  await other.keyboard.press('Shift');
  await page.clock.fastForward(2 * HOUR);
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
});

test('what was typed is there after the next sign-in', async ({ page }) => {
  await enterWithClock(page, '/admin/blog/new');
  await page.getByLabel('Title').fill('Typed before the break');
  await page.clock.fastForward(9 * HOUR);
  await expectExpired(page);
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/admin\/blog\/new$/);
  await expect(page.getByLabel('Title')).toHaveValue('Typed before the break');
});

test('a token that expired while the laptop slept is renewed', async ({ page }) => {
  await enterWithClock(page);
  await page.clock.fastForward(3 * HOUR);
  await page.getByRole('link', { name: /^Articles/ }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('a renewal that fails once and then works goes unnoticed', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  let failures = 0;
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test('while the server is away nobody is signed out', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => route.abort());
  await enter(page, EDITOR, '/admin/blog');
  const screen = page.getByRole('heading', { name: 'The server can’t be reached' });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(screen).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
});

test('signing out in one tab is seen in the other, and so is signing in', async ({
  page,
  context,
}) => {
  await enter(page, EDITOR, '/admin/account');
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(page, EDITOR);
  await expect(other).toHaveURL(/\/admin\/blog$/);
  await expect(other.getByLabel('Search articles')).toBeVisible();
});
