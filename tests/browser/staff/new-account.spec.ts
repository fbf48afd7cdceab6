import { expect, type Page, test } from '@playwright/test';
import {
  apiOf,
  createPerson,
  expectAccessible,
  expectToast,
  giveRole,
  OWNER,
  PASSWORD,
  signIn,
} from './staff.ts';

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

/** Fills in and sends the form for a new account. */
async function signUp(page: Page, name: string, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('the form says what is missing, and keeps what was typed before', async ({ page }) => {
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill('nora@example.com');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com');
  await expect(
    page.getByText(/At least 8 characters, because short ones are guessed/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Choose a password of at least 8 characters.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
  for (const [password, fault] of [
    ['short', 'Use at least 8 characters; this has 5.'],
    ['Password1!', /among the first that guessers try/],
    ['Nora Pine 1', /your own name or address/],
  ] as const) {
    await signUp(page, 'Nora Pine', 'nora@example.com', password);
    await expect(page.getByText(fault)).toBeVisible();
  }
});

test('where nothing is confirmed a new account is signed in and waits to be let in', async ({
  page,
}) => {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  const sent = page.waitForRequest('**/auth/v1/signup**');
  const email = `nora-${Date.now()}@example.com`;
  await signUp(page, 'Nora Pine', email);
  const request = await sent;
  expect(request.postDataJSON().data).toEqual({ full_name: 'Nora Pine' });
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(
    new URL('/admin/dashboard', page.url()).href,
  );
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeFocused();
  await expect(page.getByText('Your account is there, and you are signed in')).toBeVisible();
  await expectAccessible(page);
  // No mail was sent, so none is spoken of.
  await expect(page.getByText(/check your email/i)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty();

  const { data } = await (await apiOf(OWNER)).rpc('team_members');
  const [person] = (data ?? []).filter((one) => one.email === email);
  await giveRole({ id: person?.user_id ?? '', email, name: 'Nora Pine' }, 'editor');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Nora' })).toBeVisible();
});

test('where nothing is confirmed the server says that an address is taken', async ({ page }) => {
  const person = await createPerson('viewer');
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUp(page, 'Somebody Else', person.email, 'plane saw river');
  await expectToast(page, 'alert', 'Sign Up Failed', 'User already registered');
  await expect(page.getByText('This address has an account already')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('Account Created!, where the address is confirmed by mail', async ({ page }) => {
  await page.route('**/auth/v1/signup**', (route) =>
    route.fulfill({ json: { id: '0d6c6a40-0000-4000-8000-000000000001', identities: [] } }),
  );
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUp(page, 'Nora Pine', 'nora@example.com');
  await expectToast(
    page,
    'status',
    'Account Created!',
    'Please check your email to verify your account.',
  );
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(/Follow the link in the mail to nora@example\.com/)).toBeVisible();
  await expectAccessible(page);
});

test('signing up again within a minute leads to the mail that is on its way', async ({ page }) => {
  const tooSoon = {
    status: 429,
    json: {
      code: 429,
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 23 seconds.',
    },
  };
  await page.route('**/auth/v1/signup**', (route) => route.fulfill(tooSoon));
  await page.route('**/auth/v1/resend**', (route) => route.fulfill(tooSoon));
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await signUp(page, 'Nora Pine', 'nora@example.com');
  await expect(page.getByText(/went out less than a minute ago/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toBeEmpty();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText(/wait a minute and send it again/)).toBeVisible();
  await page.unroute('**/auth/v1/resend**');
  await page.route('**/auth/v1/resend**', (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Send the mail again' }).click();
  await expect(page.getByText(/another mail is on its way/)).toBeVisible();
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
    await signUp(page, 'Nora Pine', 'nora@example.com');
    await expectToast(page, 'alert', 'Sign Up Failed', text);
    await expect(page.getByLabel('Full name')).toHaveValue('Nora Pine');
  });
}
