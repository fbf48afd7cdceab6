import { expect, type Page, test } from '@playwright/test';
import { BROWSERS } from '#domain/site/browsers.ts';
import { messages } from '#languages/en/staff/frame/admin-page.ts';
import { createPerson, EDITOR, enter, PASSWORD } from './staff.ts';

test('start: a browser that is too old is told so, without a form', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));
  await page.goto('/admin/login');
  await expect(page.getByRole('alert')).toHaveText(
    messages.tooOld(BROWSERS.Safari, BROWSERS.Chrome, BROWSERS.Firefox),
  );
  await expect(page.getByLabel('Email')).toBeHidden();
});

/** Holds back all code of the page until told otherwise, as a slow connection does. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/_astro/**.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('start: the sign-in form is filled in before its code is there', async ({ page }) => {
  const person = await createPerson('editor');
  const release = await holdScripts(page);
  await page.goto('/admin/blog', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/the page is still loading\. It goes on by itself/)).toBeVisible();
  // Nothing was sent the way forms are without code: the password would stand in the address.
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page.getByLabel('Search articles')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/blog$/);
});

test('start: what is being typed stays where it is when the code comes', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  const email = page.getByLabel('Email');
  await email.fill('half@typed');
  const field = await email.elementHandle();
  // Pressed too early, it is pressed when it can work.
  await page.getByRole('button', { name: 'Show what I typed' }).click();
  release();
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'text');
  await expect(email).toHaveValue('half@typed');
  expect(await email.evaluate((now, before) => now === before, field), 'the same field').toBe(true);
});

test('start: whoever is signed in sees a spinner instead, and never the form', async ({ page }) => {
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(
    page.getByRole('status').filter({ hasText: 'Opening the staff area' }),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  await page.evaluate(() => {
    // Notes whether a password field is ever seen from here on.
    const look = () => {
      const field = document.querySelector('input[type="password"]');
      if (field?.checkVisibility()) document.documentElement.dataset.sawForm = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.sawForm)).toBeUndefined();
});

for (const who of ['nobody', 'an editor'] as const) {
  test(`start: code that does not arrive is said, and goes on later: ${who}`, async ({ page }) => {
    const person = await createPerson('editor');
    if (who !== 'nobody') await enter(page, person.email, '/admin/account');
    let isAway = true;
    await page.route('**/_astro/**.js**', (route) => (isAway ? route.abort() : route.fallback()));
    await page.goto('/admin/blog', { waitUntil: 'commit' });
    if (who === 'nobody') {
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText(/It goes on by itself/)).toBeHidden();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    if (who === 'nobody') {
      await page.getByLabel('Email').fill(person.email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.keyboard.press('Enter');
    }
    isAway = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByLabel('Search articles')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeHidden();
  });
}
