import { expect, type Page, test } from '@playwright/test';
import { EDITOR, expectAccessible, OWNER, signedIn, signIn, storeSession } from './staff.ts';

/** What developers find in the console. */
function consoleOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** Puts a session of the editor into the browser whose token is not as it should be. */
async function storeBroken(
  page: Page,
  change: { header?: object; claims?: object; session?: object },
): Promise<void> {
  const { data } = await (await signedIn(EDITOR)).auth.getSession();
  const [header = '', claims = '', signature] = data.session?.access_token.split('.') ?? [];
  const changed = [
    change.header ? encode({ ...decode(header), ...change.header }) : header,
    change.claims ? encode({ ...decode(claims), ...change.claims }) : claims,
    signature,
  ];
  await storeSession(page, {
    ...data.session,
    access_token: changed.join('.'),
    ...change.session,
  });
}

function decode(part: string): object {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

const UNTRUSTED = /held a session that can’t be trusted, so it was ended\. Sign in again\./;

for (const [text, change] of [
  ['Missing exp claim', { claims: { exp: undefined } }],
  ['Invalid alg claim', { header: { alg: 'none' } }],
  ['Invalid JWT signature', { claims: { role: 'service_role' } }],
] as const) {
  test(`${text}: a sentence for people, the exact text for developers`, async ({ page }) => {
    const lines = consoleOf(page);
    await storeBroken(page, change);
    await page.goto('/admin/dashboard');
    await expect(page.getByText(UNTRUSTED)).toBeVisible();
    expect(lines).toContain(text);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-'))),
    ).toEqual([]);
    // The way in is open all the same.
    await signIn(page, EDITOR);
    await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  });
}

test('JWT has expired: a session that can’t be renewed any more', async ({ page }) => {
  const lines = consoleOf(page);
  const anHourAgo = Math.floor(Date.now() / 1000) - 3600;
  await storeBroken(page, {
    claims: { exp: anHourAgo },
    session: { expires_at: anHourAgo, refresh_token: 'long-gone' },
  });
  await page.goto('/admin/blog');
  await expect(
    page.getByText('Your session has ended. Sign in again to carry on.', { exact: true }),
  ).toBeVisible();
  expect(lines).toContain('JWT has expired');
  await signIn(page, EDITOR);
  await expect(page).toHaveURL(/\/admin\/blog$/);
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
});

test('a link that is too old says so, for people and for developers', async ({ page }) => {
  const lines = consoleOf(page);
  await page.goto(
    '/admin/login#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
  );
  await expect(page.getByText(/This link has been used already or is too old/)).toBeVisible();
  expect(lines).toContain('otp_expired: Email link is invalid or has expired');
  await expectAccessible(page);
});

test('the link that confirms an address leads into the staff area', async ({ page }) => {
  const { data } = await (await signedIn(OWNER)).auth.getSession();
  const hash = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });
  await page.goto(`/admin/dashboard#${hash}`);
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});
