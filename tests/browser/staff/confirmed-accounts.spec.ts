import { expect, type Page } from '@playwright/test';
import { test } from './own-server.ts';
import { expectToast, PASSWORD, signIn } from './staff.ts';

const NEW_PASSWORD = 'plane saw river';

async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('account: from a new one to the dashboard: mail, wait, in', async ({ page, server }) => {
  const email = 'nora@example.com';
  await signUp(page, 'Nora Pine', email);
  await expectToast(
    page,
    'status',
    'Account Created!',
    'Please check your email to verify your account.',
  );
  await expect(page.getByText(`Follow the link in the mail to ${email}`)).toBeVisible();

  // Impatient: the same again, then signing in without the link.
  await signUp(page, 'Nora Pine', email);
  await expect(page.getByText(/went out less than a minute ago/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await signIn(page, email);
  await expectToast(page, 'alert', 'Sign In Failed', 'Email not confirmed');
  await expect(page.getByText('Confirm your address first')).toBeVisible();

  await page.goto(server.mailTo(email).link ?? '');
  await expect(page.getByRole('heading', { name: 'Your account awaits approval' })).toBeVisible();
  await server.letIn(email);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByRole('heading', { name: 'Good to see you, Nora' })).toBeVisible();
});

test('account: an old session’s password is changed with a code', async ({ page, server }) => {
  const email = 'long-here@example.com';
  await server.editor(email);
  await page.goto('/admin/account');
  await signIn(page, email);
  await expect(page.getByLabel('Full name')).toBeVisible();
  server.waitADay();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText(/You signed in more than a day ago/)).toBeVisible();
  const code = page.getByLabel('Code from the mail');
  await expect(code).toBeFocused();

  await code.fill('000000');
  await expect(page.getByText(/This is not the code from the mail/)).toBeVisible();
  await expect(page.getByText('Update Failed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Send another code' }).click();
  await expect(page.getByText(/The last mail went out less than a minute ago/)).toBeVisible();
  // Pasted with a gap, as some mails show it.
  const mailed = /\b\d{6}\b/.exec(server.mailTo(email).text)?.[0] ?? '';
  await code.fill(`${mailed.slice(0, 3)} ${mailed.slice(3)}`);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('New password')).toHaveValue('');
  const { error } = await server
    .client()
    .auth.signInWithPassword({ email, password: NEW_PASSWORD });
  expect(error).toBeNull();
});
