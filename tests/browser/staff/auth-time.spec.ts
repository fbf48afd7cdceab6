import { expect, type Page, test } from '@playwright/test';
import {
  EDITOR,
  enter,
  expectAccessible,
  expectAccessibleNow,
  expectToast,
  signedIn,
  signIn,
} from './staff.ts';

const HOUR = 3_600_000;

/** Opens the dashboard on a clock that the test moves. */
async function enterWithClock(page: Page, path = '/admin/dashboard') {
  await page.clock.install({ time: Date.now() });
  const session = await enter(page, EDITOR, path, signedIn(EDITOR));
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  return session;
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

/** The session ends eight hours after it: an end that is on its way shows no sign yet. */
async function expectAwake(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Date.now() - Number(localStorage.getItem('last-activity'))))
    .toBeLessThan(HOUR);
}

const SIGNS_OF_LIFE: [string, (page: Page) => Promise<unknown>][] = [
  ['mousedown', (page) => page.mouse.down()],
  ['keydown', (page) => page.keyboard.press('Shift')],
  ['scroll', (page) => page.evaluate(() => window.dispatchEvent(new Event('scroll')))],
  ['touchstart', (page) => page.evaluate(() => window.dispatchEvent(new Event('touchstart')))],
];

test('eight quiet hours end the session, and each sign of life begins them anew', async ({
  page,
}) => {
  const frame = page.getByRole('navigation', { name: 'Staff area' });
  await enterWithClock(page);
  // One that counts for nothing would be seen at the next: fourteen hours would have gone by.
  for (const [name, act] of SIGNS_OF_LIFE) {
    await test.step(name, async () => {
      await page.clock.fastForward(7 * HOUR);
      await expect(frame).toBeVisible();
      await act(page);
      await expectAwake(page);
    });
  }
  await page.clock.fastForward(7 * HOUR);
  await expect(frame).toBeVisible();
  await page.clock.fastForward(HOUR + 6 * 60_000);
  await expectExpired(page);
});

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
  await expectAwake(page);
  await page.clock.fastForward(2 * HOUR);
  // One that is over is ended when it is restored.
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
});

test('eight quiet hours end the session in every tab, and each tab says so', async ({
  page,
  context,
}) => {
  await enterWithClock(page);
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  // One tab wakes; the other only hears of it.
  await page.clock.setSystemTime(Date.now() + 9 * HOUR);
  await page.keyboard.press('Shift');
  await expectExpired(page);
  await expectExpired(other);
});

test('what was typed and could not be saved is there after the next sign-in', async ({ page }) => {
  await enterWithClock(page, '/admin/blog/new');
  await page.route('**/rest/v1/posts?*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Title', { exact: true }).fill('Typed before the break');
  await page.clock.fastForward(9 * HOUR);
  await expectExpired(page);
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/admin\/blog\/new$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the break');
});

test('a token that expired while the laptop slept is renewed', async ({ page }) => {
  const { access_token: old } = await enterWithClock(page);
  // Whatever asks first after the sleep renews: the click below, a badge or the auth client itself.
  const renewal = page.waitForResponse('**/auth/v1/token?grant_type=refresh_token');
  await page.waitForLoadState('networkidle');
  // Asleep: the clock moves, and nothing ran in the meantime. The server knows the time, too.
  await page.clock.setSystemTime(Date.now() + 3 * HOUR);
  let refused = 0;
  await page.route('**/rest/v1/**', (route) => {
    if (route.request().headers().authorization !== `Bearer ${old}`) return route.continue();
    refused += 1;
    return route.fulfill({ status: 401, json: { code: 'PGRST303', message: 'JWT expired' } });
  });
  await page.getByRole('link', { name: /^Articles/ }).click();
  expect((await renewal).status()).toBe(200);
  await expect(page.getByLabel('Search articles')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(refused, 'the old token was not used').toBe(0);
});

for (const [code, reason] of [
  ['user_banned', 'Your access to the website was removed'],
  ['user_not_found', 'This account does not exist any more'],
  ['session_not_found', 'You are no longer signed in on this device'],
] as const) {
  test(`a session that the server ended says why: ${code}`, async ({ page }) => {
    await enterWithClock(page);
    // Before the clock moves: from then on the session may be renewed at any time.
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 403, json: { code, message: 'No' } }),
    );
    await page.clock.setSystemTime(Date.now() + 3 * HOUR);
    // The badges ask the server by themselves: the link may be gone before it is pressed.
    const articles = page.getByRole('link', { name: /^Articles/ });
    await articles.click({ timeout: 3_000 }).catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    // The others differ by a sentence.
    if (code === 'user_banned') await expectAccessible(page);
  });
}

for (const [name, difference] of [
  ['fast', 24 * HOUR],
  ['slow', -24 * HOUR],
] as const) {
  test(`a clock that is a day ${name} is no reason to renew a session`, async ({ page }) => {
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
    });
    await page.clock.install({ time: Date.now() + difference });
    await page.goto('/admin/login');
    await signIn(page, EDITOR);
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await expect(page.getByRole('link', { name: /^Oak or walnut/ }).first()).toBeVisible();
    expect(renewals).toEqual([]);
    // Counted by its own clock, the token is renewed before its hour is over.
    const renewal = page.waitForRequest((request) => request.url().includes('refresh_token'));
    await page.clock.fastForward(HOUR);
    await renewal;
  });
}

test('a spinner is there until the session is known', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  const known = Promise.withResolvers<void>();
  await page.route('**/auth/v1/token?grant_type=refresh_token', async (route) => {
    await known.promise;
    await route.continue();
  });
  await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
  const spinner = page
    .getByRole('status')
    .filter({ hasText: 'Checking whether you are signed in' });
  await expect(spinner).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessibleNow(page);
  known.resolve();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a renewal that fails once and then works goes unnoticed', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  let failures = 0;
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => {
    failures += 1;
    return failures === 1 ? route.abort() : route.continue();
  });
  await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  expect(failures).toBeGreaterThan(1);
});

test('while the server is away nobody is signed out', async ({ page }) => {
  await page.clock.install({ time: Date.now() + 2 * HOUR });
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => route.abort());
  await enter(page, EDITOR, '/admin/blog', signedIn(EDITOR));
  const screen = page.getByRole('heading', { name: 'Your session could not be renewed' });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(screen).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.unroute('**/auth/v1/token?grant_type=refresh_token');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
});

test('signing out in one tab is seen in the other, and so is signing in', async ({
  page,
  context,
}) => {
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByLabel('Search articles')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText(/You signed out in another tab or window/)).toBeVisible();
  await signIn(page, EDITOR);
  await expect(other).toHaveURL(/\/admin\/blog$/);
  await expect(other.getByLabel('Search articles')).toBeVisible();
});
