import { expect, type Page, test } from '@playwright/test';
import {
  createPerson,
  EDITOR,
  enter,
  expectAccessible,
  OWNER,
  signedIn,
  signIn,
  storeSession,
} from './staff.ts';

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

/** Lets the server call tokens over, as one whose clock goes otherwise. */
async function refuse(page: Page, isOver: (token: string) => boolean): Promise<void> {
  await page.route(/\/(rest\/v1|auth\/v1\/user)/, (route) => {
    const request = route.request();
    const token = request.headers().authorization?.replace('Bearer ', '') ?? '';
    if (request.method() === 'OPTIONS' || !isOver(token)) return route.fallback();
    const [status, code] = request.url().includes('/rest/') ? [401, 'PGRST303'] : [403, 'bad_jwt'];
    return route.fulfill({ status, json: { code, message: 'JWT expired' } });
  });
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

test('a token that the server calls over is renewed, whatever the clock says, and nothing gets lost', async ({
  page,
}) => {
  const person = await createPerson('editor', 'Old Name');
  const { access_token: first } = await enter(page, person.email, '/admin/account');
  await expect(page.getByLabel('Full name')).toHaveValue('Old Name');
  await refuse(page, (token) => token === first);
  await page.getByLabel('Full name').fill('New Name');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('New Name');
});

test('a session that is refused anew is not called an absent server', async ({ page }) => {
  const renewals: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  await refuse(page, () => true);
  const person = await createPerson('editor');
  await enter(page, person.email, '/admin/dashboard');
  await expect(
    page.getByRole('heading', { name: 'The server refused your session' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sign out, then sign in again')).toBeVisible();
  expect(renewals).toHaveLength(1);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await signIn(page, person.email);
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
});

test('a role that the server could not tell is not called an absent server', async ({ page }) => {
  await page.route('**/rest/v1/rpc/get_current_user_role', (route) =>
    route.fulfill({ status: 404, json: { code: 'PGRST202', message: 'No such function' } }),
  );
  await enter(page, EDITOR, '/admin/dashboard');
  await expect(
    page.getByRole('heading', { name: 'We could not find out what your account may do' }),
  ).toBeVisible();
  await expect(page.getByText(/can’t be reached/)).toHaveCount(0);
  await expectAccessible(page);
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

/** What stands behind the address in a mail's link. */
async function linkOf(email: string): Promise<string> {
  const { data } = await (await signedIn(email)).auth.getSession();
  const parts = new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'signup',
  });
  return `/admin/dashboard#${parts}`;
}

test('the link that confirms an address leads into the staff area', async ({ page }) => {
  await page.goto(await linkOf(OWNER));
  await expect(page.getByRole('heading', { name: /Good to see you/ })).toBeVisible();
  expect(await page.evaluate(() => location.hash)).toBe('');
});

test('a link that signs in somebody else asks first, and says who is who', async ({
  page,
  context,
}) => {
  const [held, other] = [await createPerson('editor', 'Holly Held'), await createPerson('editor')];
  await enter(page, held.email, '/admin/account');
  await expect(page.getByLabel('Full name')).toHaveValue('Holly Held');
  const tab = await context.newPage();
  const link = await linkOf(other.email);
  await tab.goto(link);
  await expect(
    tab.getByRole('heading', { name: `This link signs in ${other.email}` }),
  ).toBeVisible();
  await expectAccessible(tab);
  await tab.getByRole('button', { name: `Stay ${held.email}` }).click();
  await expect(tab.getByRole('heading', { name: 'Good to see you, Holly' })).toBeVisible();
  expect(await tab.evaluate(() => location.hash)).toBe('');

  await tab.goto('/build.json');
  await tab.goto(link);
  await tab.getByRole('button', { name: `Sign in as ${other.email}` }).click();
  await expect(tab.getByRole('heading', { name: 'Good to see you, Test' })).toBeVisible();
  // The other tab is theirs, too, and shows nothing of the last person.
  await expect(page.getByLabel('Full name')).toHaveValue('Test Person');
});

test('a browser that keeps nothing says so, instead of a sign-in that leads nowhere', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/admin/login');
  await expect(page.getByText(/^This browser keeps nothing of this website/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await expectAccessible(page);
});
