import { expect, test } from '@playwright/test';
import {
  apiOf,
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  expectAccessibleNow,
  expectToast,
  PHONE,
  signedIn,
  signIn,
} from './staff.ts';

test('Welcome back!', async ({ page }) => {
  await page.goto('/admin/login');
  await expectAccessible(page);
  const profile = page.waitForRequest(/\/rest\/v1\/profiles\?select=\*&user_id=eq\./);
  const role = page.waitForRequest('**/rest/v1/rpc/get_current_user_role');
  await signIn(page, EDITOR);
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await Promise.all([profile, role]);
  await expect(page.getByRole('heading', { name: 'Good to see you, Joe' })).toBeVisible();
});

test('Sign In Failed, with the server’s words', async ({ page }) => {
  const person = await createPerson('viewer');
  await page.goto('/admin/login');
  await signIn(page, person.email, 'not the password');
  await expectToast(page, 'alert', 'Sign In Failed', 'Invalid login credentials');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
  // The next step is not about that any more.
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Sign In Failed')).toHaveCount(0);
});

test('Sign In Failed, when the server does not answer', async ({ page }) => {
  await page.goto('/admin/login');
  await page.route('**/auth/v1/token**', (route) => route.abort());
  await signIn(page, EDITOR);
  await expectToast(page, 'alert', 'Sign In Failed', 'An unexpected error occurred');
  await expect(page.getByText('Whether your password is right is not known.')).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('Sign In Failed, when only a gateway answers', async ({ page }) => {
  await page.goto('/admin/login');
  for (const body of ['<h1>Bad gateway</h1>', '{}']) {
    await page.route('**/auth/v1/token**', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    );
    await signIn(page, EDITOR);
    await expectToast(page, 'alert', 'Sign In Failed', 'An unexpected error occurred');
    await expect(
      page.getByText(/your password is right is not known\. Wait a moment/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.unroute('**/auth/v1/token**');
  }
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a link for an address without an account reads like any other', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeFocused();
  await expectAccessible(page);
  const stranger = `stranger-${Date.now()}@example.com`;
  await page.getByLabel('Email').fill(stranger);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText(`If ${stranger} has an account, a mail with a link is on its way.`),
  ).toBeVisible();
});

test('Signed Out', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
  await page.getByRole('button', { name: /Joe Marlow/ }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectToast(page, 'status', 'Signed Out', 'You have been successfully signed out.');
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))),
  ).toEqual([]);
});

test('Sign Out Failed', async ({ page }) => {
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast(page, 'alert', 'Sign Out Failed', 'An error occurred while signing out');
  // Nothing has ended: one can try again. This browser alone needs no server.
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))),
  ).toEqual([]);
});

test('a forgotten password: the link, a new password, and in', async ({ page }) => {
  const person = await createPerson('editor');
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(/has an account, a mail with a link is on its way/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText(/The last mail went out less than a minute ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

  // What the link in the mail leads to.
  const { data } = await (await apiOf(person.email)).auth.getSession();
  const hash = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
  });
  await page.goto('/build.json');
  await page.goto(`/admin/login#${hash}`);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('a-much-better-one');
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('It is not known whether the password was changed')).toBeVisible();
  await page.unroute('**/auth/v1/user');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: /^Articles/ }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
  await expect(page.getByText('Password changed')).toHaveCount(0);
});

for (const [what, answer] of [
  ['a profile that can’t be fetched', { status: 500, json: {} }],
  ['an account without a profile (PGRST116)', { status: 406, json: { code: 'PGRST116' } }],
] as const) {
  test(`${what} stops nobody, and nothing is said about it`, async ({ page }) => {
    await page.route('**/rest/v1/profiles**', (route) => route.fulfill(answer));
    await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
    await expect(page.getByRole('heading', { name: 'Good to see you', exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty();
  });
}

test('signing out clears the profile: the next person sees nothing of the last', async ({
  page,
}) => {
  const next = await createPerson('editor', 'Next Person');
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  await expect(page.getByLabel('Full name')).toHaveValue('Joe Marlow');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await signIn(page, next.email);
  await expect(page.getByText('Your profile could not be fetched')).toBeVisible();
  await expect(page.getByText('Joe Marlow')).toHaveCount(0);
});

test('a role that the server does not name is viewer; one that can’t be asked for is not', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) =>
    route.fulfill({ json: null }),
  );
  await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  await page.unroute('**/rest/v1/rpc/get_current_user_role');
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The server can’t be reached' })).toBeVisible();
  await expect(page.getByText('This does not sign you out')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rest/v1/rpc/get_current_user_role');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

test('a role that could not be fetched is asked for again by itself', async ({ page }) => {
  let asked = 0;
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) => {
    asked += 1;
    return asked <= 3 ? route.abort() : route.continue();
  });
  await enter(page, EDITOR, '/admin/blog', signedIn(EDITOR));
  await expect(page.getByRole('heading', { name: 'The server can’t be reached' })).toBeVisible();
  await expect(page.getByText('This does not sign you out')).toBeVisible();
  await expect(page.getByLabel('Search articles')).toBeVisible();
  expect(asked).toBeGreaterThan(3);
});

test('the frame says so while there is no connection', async ({ page, context }) => {
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  await expect(page.getByLabel('Full name')).toBeVisible();
  const sign = page.getByRole('status', { name: 'Connection' });
  await expect(sign).toBeEmpty();
  await context.setOffline(true);
  await expect(sign).toContainText('You are offline.');
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(sign).toBeEmpty();
});

test('what breaks shows the error screen with a way to begin again', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.route('**/_astro/ArticleList**', (route) => route.abort());
  await page.getByRole('link', { name: /^Articles/ }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expectAccessibleNow(page);
  // The frame around it works on.
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await page.unroute('**/_astro/ArticleList**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
});

for (const [part, files] of [
  ['code', '**/_astro/staff.*.js'],
  ['styles', '**/_astro/admin.*.css'],
] as const) {
  test(`when the staff area’s ${part} can’t be loaded, there is the error screen, too`, async ({
    page,
  }) => {
    await page.route(files, (route) => route.abort());
    await enter(page, EDITOR, '/admin/dashboard', signedIn(EDITOR));
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expectAccessibleNow(page);
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
    // Only the styles of the staff area show it in a window of this width.
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  });
}

test('password managers are told what is what', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('a password can be pasted and seen, and caps lock is pointed out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/login');
  const password = page.getByLabel('Password');
  await password.focus();
  await page.evaluate(() => navigator.clipboard.writeText('timber from a vault'));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(password).toHaveValue('timber from a vault');
  await page.getByRole('button', { name: 'Show what I typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide what I typed' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const hint = page.getByText('Caps lock is on.');
  const release = (isOn: boolean) =>
    password.dispatchEvent('keyup', { key: 'A', modifierCapsLock: isOn });
  await expect(hint).toHaveCount(0);
  await release(true);
  await expect(hint).toBeVisible();
  await expectAccessible(page);
  await release(false);
  await expect(hint).toHaveCount(0);
});
