import { expect, test } from '@playwright/test';
import {
  apiOf,
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  expectToast,
  PASSWORD,
  signIn,
  storeSession,
} from './staff.ts';

test('Welcome back!', async ({ page }) => {
  await page.goto('/admin/login');
  await expectAccessible(page);
  await signIn(page, EDITOR);
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('Sign In Failed, with the server’s words', async ({ page }) => {
  const person = await createPerson('viewer');
  await page.goto('/admin/login');
  await signIn(page, person.email, 'not the password');
  await expectToast(page, 'alert', 'Sign In Failed', 'Invalid login credentials');
  await expect(page.getByLabel('Password')).toBeFocused();
  await expectAccessible(page);
});

test('Sign In Failed, when the server does not answer', async ({ page }) => {
  await page.goto('/admin/login');
  await page.route('**/auth/v1/token**', (route) => route.abort());
  await signIn(page, EDITOR);
  await expectToast(page, 'alert', 'Sign In Failed', 'An unexpected error occurred');
  await expect(page.getByText('Your password was not checked.')).toBeVisible();
  await page.unroute('**/auth/v1/token**');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('an account whose address is not confirmed can have the mail again', async ({ page }) => {
  await page.goto('/admin/login');
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 400, error_code: 'email_not_confirmed', msg: 'Email not confirmed' },
    }),
  );
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }));
  await signIn(page, 'new@example.com');
  await expectToast(page, 'alert', 'Sign In Failed', 'Email not confirmed');
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText('A new mail is on its way to new@example.com.')).toBeVisible();
  await expectAccessible(page);
});

test('Account Created!', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  const sent = page.waitForRequest('**/auth/v1/signup**');
  await page.getByLabel('Full name').fill('Nora Pine');
  await page.getByLabel('Email').fill(`nora-${Date.now()}@example.com`);
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Use at least 8 characters; this has 5.')).toBeVisible();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const request = await sent;
  expect(request.postDataJSON().data).toEqual({ full_name: 'Nora Pine' });
  expect(new URL(request.url()).searchParams.get('redirect_to')).toMatch(/\/admin\/dashboard$/);
  await expectToast(
    page,
    'status',
    'Account Created!',
    'Please check your email to verify your account.',
  );
});

test('an address that has an account gets the same answer as any other', async ({ page }) => {
  const person = await createPerson('viewer');
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Somebody Else');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('another-password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectToast(
    page,
    'status',
    'Account Created!',
    'Please check your email to verify your account.',
  );
  await expect(page.getByText(/If you have an account already/)).toBeVisible();
});

for (const [answer, text] of [
  [
    { status: 500, json: { code: 500, msg: 'Database error saving new user' } },
    'Database error saving new user',
  ],
  [null, 'An unexpected error occurred'],
] as const) {
  test(`Sign Up Failed: ${text}`, async ({ page }) => {
    await page.goto('/admin/login');
    await page.route('**/auth/v1/signup**', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Full name').fill('Nora Pine');
    await page.getByLabel('Email').fill('nora@example.com');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expectToast(page, 'alert', 'Sign Up Failed', text);
    await expect(page.getByLabel('Full name')).toHaveValue('Nora Pine');
  });
}

test('Signed Out', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
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
  await enter(page, EDITOR, '/admin/account');
  await page.route('**/auth/v1/logout**', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast(page, 'alert', 'Sign Out Failed', 'An error occurred while signing out');
});

test('a forgotten password: the link, a new password, and in', async ({ page }) => {
  const person = await createPerson('editor');
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(/has an account, a mail with a link is on its way/)).toBeVisible();
  await expectAccessible(page);

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
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expectToast(
    page,
    'status',
    'Profile Updated',
    'Your profile has been successfully updated.',
  );
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('a link that is too old says so, for people and for developers', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  await page.goto(
    '/admin/login#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  );
  await expect(page.getByText(/This link has been used already or is too old/)).toBeVisible();
  expect(errors).toContain('otp_expired: Email link is invalid or has expired');
  await expectAccessible(page);
});

test('a token without an end is refused: a sentence here, the exact text there', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  const { data } = await (await apiOf(EDITOR)).auth.getSession();
  const [header, , signature] = data.session?.access_token.split('.') ?? [];
  const claims = Buffer.from(JSON.stringify({ sub: data.session?.user.id })).toString('base64url');
  await storeSession(page, { ...data.session, access_token: `${header}.${claims}.${signature}` });
  await page.goto('/admin/dashboard');
  await expect(page.getByText(/held a session that can’t be trusted/)).toBeVisible();
  expect(errors).toContain('Missing exp claim');
});

test('a profile that can’t be fetched stops nobody', async ({ page }) => {
  await page.route('**/rest/v1/profiles**', (route) => route.fulfill({ status: 500, json: {} }));
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Good to see you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty();
});

test('a role that the server does not name is viewer; one that can’t be asked for is not', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) =>
    route.fulfill({ json: null }),
  );
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  await page.unroute('**/rest/v1/rpc/get_current_user_role');
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/rest/v1/rpc/get_current_user_role');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

test('what breaks shows the error screen with a way to begin again', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.route('**/_astro/ArticleList**', (route) => route.abort());
  await page.getByRole('link', { name: /^Articles/ }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/_astro/ArticleList**');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
});

test('password managers are told what is what, and a password can be seen', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('Password')).toHaveAttribute('autocomplete', 'current-password');
  await page.getByLabel('Password').fill('timber');
  await page.getByRole('button', { name: 'Show what I typed' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide what I typed' }).click();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('everything on the way in works by keyboard alone', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(EDITOR);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});
