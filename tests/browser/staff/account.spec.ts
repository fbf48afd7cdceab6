import { expect, type Page, test } from '@playwright/test';
import { apiOf, codeOf, createPerson, enter, expectToast, signIn } from './staff.ts';

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

test('account: the whole life of a second factor', { tag: '@journey' }, async ({ page }) => {
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/account');
  const secret = await enrol(page, 'Workshop phone');
  await verify(page, '000 000');
  await expect(page.getByText(/This is not the present code/)).toBeVisible();
  await verify(page, codeOf(secret));
  await expect(page.getByText('Device added: Workshop phone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Workshop phone' })).toBeVisible();
  await expect(page.getByText('Profile Updated')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await signIn(page, person.email);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
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
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Device removed: Workshop phone')).toBeVisible();
  await expect(page.getByText('No second step is set up.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await signIn(page, person.email);
  await expect(page.getByLabel('Full name')).toBeVisible();
});

test('account: a factor set up elsewhere is asked for at the next request', async ({ page }) => {
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
