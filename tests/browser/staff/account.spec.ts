import { expect, type Page, test } from '@playwright/test';
import {
  apiOf,
  codeOf,
  createPerson,
  enter,
  expectAccessible,
  expectToast,
  PASSWORD,
  signIn,
} from './staff.ts';

/** Sets up an authenticator app and answers its key. */
async function enrol(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await page.getByLabel('Name of the device').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible();
  return (await page.locator('code').innerText()).replaceAll(' ', '');
}

/** The sixth digit sends the form. */
async function verify(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code').fill(code);
}

test('the whole life of a second factor', async ({ page }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/account');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add an authenticator app' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const secret = await enrol(page, 'Workshop phone');
  await expectAccessible(page);
  await verify(page, '000 000');
  await expect(page.getByText(/This is not the present code/)).toBeVisible();
  await verify(page, codeOf(secret));
  await expect(page.getByText('Device added: Workshop phone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Workshop phone' })).toBeVisible();
  await expect(page.getByText('Profile Updated')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await signIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expectAccessible(page);
  // The first level opens nothing, whichever program asks.
  const half = await apiOf(person.email);
  expect((await half.from('posts').select('id')).data).toEqual([]);
  expect((await half.from('posts').insert({ title: 'No' })).error).not.toBeNull();
  await page.goto('/admin/blog');
  await expect(page.getByLabel('Code')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);

  await verify(page, '123456');
  await expectToast(page, 'alert', 'Sign In Failed', 'Invalid TOTP code entered');
  await expect(page.getByText(/This is not the present code/)).toBeVisible();
  await verify(page, codeOf(secret, 1));
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await page.reload();
  await expect(page.getByLabel('Search articles')).toBeVisible();

  await page.goto('/admin/account');
  await page.getByRole('button', { name: 'Remove Workshop phone' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Workshop phone”?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Device removed: Workshop phone')).toBeVisible();
  await expect(page.getByText('No second step is set up.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await signIn(page, person.email);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('an enrolment that is given up leaves nothing behind', async ({ page }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/account');
  await enrol(page, 'Old phone');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await enrol(page, 'Old phone');
  const { data } = await (await apiOf(person.email)).auth.mfa.listFactors();
  expect(data?.totp).toEqual([]);
});

test('a factor set up elsewhere is asked for here at the next request', async ({ page }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  const elsewhere = await apiOf(person.email);
  const { data } = await elsewhere.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Elsewhere',
  });
  await elsewhere.auth.mfa.challengeAndVerify({
    factorId: data?.id ?? '',
    code: codeOf(data?.type === 'totp' ? data.totp.secret : ''),
  });
  await page.reload();
  await expect(page.getByText('You are no longer signed in on this device')).toBeVisible();
  await expect(page.getByText(/a second step was set up or reset/)).toBeVisible();
  await signIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
});

test('name and job title are saved; what fails says so', async ({ page }) => {
  const person = await createPerson('editor', 'Old Name');
  await enter(page, person.email, '/admin/account');
  const request = page.waitForRequest(
    (one) => one.method() === 'PATCH' && one.url().includes('/rest/v1/profiles'),
  );
  await page.getByLabel('Full name').fill('New Name');
  await page.getByLabel('Job title').fill('Stair builder');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(
    page,
    'status',
    'Profile Updated',
    'Your profile has been successfully updated.',
  );
  expect(Object.keys((await request).postDataJSON())).not.toContain('primaryRole');
  await expect(page.getByRole('button', { name: /New Name/ })).toBeVisible();

  await page.route('**/rest/v1/profiles**', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Job title').fill('Cabinet maker');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expectToast(
    page,
    'alert',
    'Update Failed',
    'The server can’t be reached. What you typed is kept; try again when you are back online.',
  );
  await expect(page.getByLabel('Job title')).toHaveValue('Cabinet maker');
});

test('a password is changed only by whoever knows the current one', async ({ page }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/account');
  await page.getByLabel('Current password').fill('a guess');
  await page.getByLabel('New password').fill('a-much-better-one');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(page.getByLabel('Current password')).toHaveValue('');
  await expect(page.getByText('Profile Updated')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await signIn(page, person.email, 'a-much-better-one');
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('signing out everywhere ends the session on the other laptop', async ({ page, browser }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/account');
  const laptop = await browser.newContext();
  const other = await laptop.newPage();
  await enter(other, person.email, '/admin/dashboard');
  await expect(other.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectToast(page, 'status', 'Signed Out', 'You have been successfully signed out.');
  // It looks when it is shown again, if it has not noticed before.
  await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByText(/you signed out on all devices/)).toBeVisible();
  await laptop.close();
});
