import { expect, type Page, test } from '@playwright/test';
import { apiOf, createPerson, EDITOR, enter, expectToast, signedIn, signIn } from './staff.ts';

// What the forms say and show is proved in tests/screens; here they speak with a server.

const sessionsKept = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')));

test('sign-in: in by password, and out without a trace', { tag: '@journey' }, async ({ page }) => {
  await page.goto('/admin/login');
  const profile = page.waitForRequest(/\/rest\/v1\/profiles\?select=\*&user_id=eq\./);
  const role = page.waitForRequest('**/rest/v1/rpc/get_current_user_role');
  await signIn(page, EDITOR, 'not the password');
  await expectToast(page, 'alert', 'Sign In Failed', 'Invalid login credentials');
  await signIn(page, EDITOR);
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await Promise.all([profile, role]);
  await expect(page.getByRole('heading', { name: 'Good to see you, Joe' })).toBeVisible();
  await page.getByRole('button', { name: /Joe Marlow/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expectToast(page, 'status', 'Signed Out', 'You have been successfully signed out.');
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await sessionsKept(page)).toEqual([]);
});

test('recovery: the link, a new password, and in', { tag: '@journey' }, async ({ page }) => {
  const person = await createPerson('editor');
  await page.goto('/admin/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forgotten password' }).click();
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  // What the link in the mail leads to.
  const { data } = await (await apiOf(person.email)).auth.getSession();
  const { access_token = '', refresh_token = '' } = data.session ?? {};
  const parts = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' };
  await page.goto('/build.json');
  await page.goto(`/admin/login#${new URLSearchParams({ ...parts, type: 'recovery' })}`);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.reload();
  await page.getByLabel('New password').fill('a-much-better-one');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: /^Articles/ }).click();
  await expect(page.getByLabel('Search articles')).toBeVisible();
  await expect(page.getByText('Password changed')).toHaveCount(0);
});

test('signing out: the next person sees nothing of the last', async ({ page }) => {
  const next = await createPerson('editor', 'Next Person');
  await enter(page, EDITOR, '/admin/account', signedIn(EDITOR));
  await expect(page.getByLabel('Full name')).toHaveValue('Joe Marlow');
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.route('**/rest/v1/profiles**', (route) => route.abort());
  await signIn(page, next.email);
  await expect(page.getByText('Your profile could not be fetched')).toBeVisible();
  await expect(page.getByText('Joe Marlow')).toHaveCount(0);
});

for (const [part, files, path] of [
  ['a screen’s code', '**/_astro/ArticleList**', '/admin/blog'],
  ['the staff area’s styles', '**/_astro/admin.*.css', '/admin/dashboard'],
] as const) {
  test(`errors: without ${part} there is a way to begin again`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await enter(page, EDITOR, path, signedIn(EDITOR));
    await expect(page.getByText('Something went wrong')).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Reload' }).click();
    // Only the styles of the staff area show it in a window of this width.
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
