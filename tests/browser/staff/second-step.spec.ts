import { expect, type Page, test } from '@playwright/test';
import {
  addFactor,
  codeOf,
  createPerson,
  enter,
  expectAccessible,
  expectToast,
  OWNER,
  signIn,
} from './staff.ts';

const SECOND_STEP = { name: 'Second step' } as const;

test('an administrator removes a lost device, and the password opens the door again', async ({
  page,
  browser,
}) => {
  const person = await createPerson('editor', `Lena ${Date.now()}`);
  await addFactor(person, 'Lost phone');
  await page.goto('/admin/login');
  await signIn(page, person.email);
  await expect(page.getByRole('heading', SECOND_STEP)).toBeVisible();
  await page.getByText('I don’t have it with me').click();
  await expect(page.getByText(/ask an administrator: on the Team screen/)).toBeVisible();
  await expectAccessible(page);

  const office = await browser.newContext();
  const desk = await office.newPage();
  await enter(desk, OWNER, '/admin/team');
  await desk.getByRole('button', { name: `Remove Lost phone of ${person.name}` }).click();
  const question = desk.getByRole('alertdialog', { name: 'Remove “Lost phone”?' });
  await expect(question.getByText(/Make sure it is really them who asks/)).toBeVisible();
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Remove the device' }).click();
  await expect(question).toHaveCount(0);
  await expect(
    desk.getByRole('button', { name: `Remove Lost phone of ${person.name}` }),
  ).toHaveCount(0);
  await office.close();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, person.email);
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

test('of two devices either will do, and the other tab comes along', async ({ page, context }) => {
  const person = await createPerson('editor');
  const first = await addFactor(person, 'Old phone');
  const second = await addFactor(person, 'Tablet', first);
  await page.goto('/admin/login');
  await signIn(page, person.email);
  await expect(page.getByRole('radio', { name: 'Old phone' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/admin/blog');
  await expect(other.getByRole('heading', SECOND_STEP)).toBeVisible();
  await page.getByRole('radio', { name: 'Tablet' }).check();
  await expectAccessible(page);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codeOf(second.secret, 1));
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  await expect(other).toHaveURL(/\/admin\/blog$/);
  await expect(other.getByLabel('Search articles')).toBeVisible();
});

test('a server that is away at the second step is no wrong code', async ({ page }) => {
  const person = await createPerson('editor');
  const { secret } = await addFactor(person, 'Phone');
  await page.goto('/admin/login');
  await signIn(page, person.email);
  const code = codeOf(secret, 1);
  for (const isThere of [false, true]) {
    await page.route('**/auth/v1/factors/**', (route) =>
      isThere ? route.fulfill({ status: 500, json: {} }) : route.abort(),
    );
    await page.getByLabel('Code').fill('');
    await page.getByLabel('Code').fill(code);
    await expectToast(page, 'alert', 'Sign In Failed', 'An unexpected error occurred');
    await expect(
      page.getByText(isThere ? /could not do this just now/ : /server can’t be reached/),
    ).toBeVisible();
    await page.unroute('**/auth/v1/factors/**');
    await page.getByRole('button', { name: 'Close' }).click();
  }
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

// What a page asks for while its test ends must not fail the next one.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Makes every answer about the account's devices speak of a phone, as of a project that has them. */
async function turnIntoPhones(page: Page): Promise<void> {
  await page.route(/\/auth\/v1\/(token|user)/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('"factor_type":"totp"', '"factor_type":"phone"');
    await route.fulfill({ response: answer, body });
  });
}

test('a phone is sent its code: a challenge first, then the code', async ({ page }) => {
  const person = await createPerson('editor');
  const { id, secret } = await addFactor(person, '');
  await turnIntoPhones(page);
  await page.goto('/admin/login');
  await signIn(page, person.email);
  await expect(page.getByText('We send a code to your phone.')).toBeVisible();
  await expectAccessible(page);
  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toHaveAttribute('aria-disabled', 'true');

  const challenge = page.waitForResponse(`**/auth/v1/factors/${id}/challenge`);
  await page.getByRole('button', { name: 'Send the code' }).click();
  const made = await challenge;
  expect(made.request().postDataJSON()).toMatchObject({ channel: 'sms' });
  await expect(page.getByRole('button', { name: 'Send another code' })).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();

  await page.getByLabel('Code').fill('12 34 56');
  await expect(page.getByText(/This is not the code that was sent/)).toBeVisible();
  const code = codeOf(secret, 1);
  const verification = page.waitForRequest(`**/auth/v1/factors/${id}/verify`);
  await page.getByLabel('Code').fill(code);
  expect((await verification).postDataJSON()).toMatchObject({
    code,
    challenge_id: (await made.json()).id,
  });
  await expectToast(page, 'status', 'Welcome back!', 'You have successfully signed in.');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});
