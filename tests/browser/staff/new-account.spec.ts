import { expect, test } from '@playwright/test';
import { createPerson, expectAccessible, expectToast, PASSWORD, signIn } from './staff.ts';

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
  await expect(
    page.getByText(/At least 8 characters, because short ones are guessed/),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expectAccessible(page);
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
  expect(new URL(request.url()).searchParams.get('redirect_to')).toBe(
    new URL('/admin/dashboard', page.url()).href,
  );
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
  await expectAccessible(page);
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
