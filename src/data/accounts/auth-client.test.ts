import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataError } from '#data/errors.ts';
import { stubBrowserPage } from '../../../tests/support/browser-page.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const kept = new Map<string, string>();
/** How the auth server answers, by its own clock. */
let answer: (url: string, init?: RequestInit) => Promise<Response> | Response;
let renewals: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  kept.clear();
  renewals = 0;
  answer = () => session();
  stubBrowserPage(kept, 'visible');
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (String(url).includes('grant_type=refresh_token')) renewals += 1;
    return answer(String(url), init);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Of an hour, signed by a server whose clock goes otherwise. */
function session(serverIsAhead = 0): Response {
  return Response.json({
    ...{ access_token: `header.claims.${renewals}`, refresh_token: `r${renewals}` },
    ...{ token_type: 'bearer', expires_in: 3600, user: { id: 'anna' } },
    expires_at: Math.floor((Date.now() + serverIsAhead + HOUR) / 1000),
  });
}

const open = async () => ({
  ...(await import('./auth-client.ts')),
  ...(await import('./auth.ts')),
});

test.each([
  ['fast', -DAY],
  ['slow', DAY],
])('session: a clock that is a day %s is no reason to renew it', async (_, serverIsAhead) => {
  answer = () => session(serverIsAhead);
  const { signIn, authClient } = await open();
  await signIn('anna@example.com', 'plane saw river');
  for (let asked = 0; asked < 3; asked += 1) await authClient().getSession();
  expect(renewals).toBe(0);
  // Counted by its own clock, it is renewed before its hour is over.
  vi.setSystemTime(Date.now() + HOUR);
  await authClient().getSession();
  expect(renewals).toBe(1);
});

test('session: a renewal that fails once and then works goes unnoticed', async () => {
  const { signIn, authClient, watchSession } = await open();
  await signIn('anna@example.com', 'plane saw river');
  const events: string[] = [];
  watchSession((event) => events.push(event));
  vi.setSystemTime(Date.now() + 2 * HOUR);
  answer = () => (renewals === 1 ? Promise.reject(new TypeError('Failed to fetch')) : session());
  const renewed = authClient().getSession();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await renewed).data.session?.access_token).toBe('header.claims.2');
  expect(events).not.toContain('SIGNED_OUT');
});

test.each([
  ['session_not_found', { code: 403, error_code: 'session_not_found' }],
  ['user_banned', { code: 'user_banned' }],
  ['invalid_grant', { error: 'invalid_grant' }],
])('session: why the server ended it is remembered, once: %s', async (code, body) => {
  const { signIn, authClient, takeRefusal } = await open();
  await signIn('anna@example.com', 'plane saw river');
  answer = () => Response.json(body, { status: 403 });
  await authClient().refreshSession();
  expect([takeRefusal(), takeRefusal()]).toEqual([code, '']);
});

test.each([
  ['too many at once', () => Response.json({ code: 'over_request_rate_limit' }, { status: 429 })],
  ['something in between', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('session: %s does not end it', async (_, refuse) => {
  const { signIn, authClient } = await open();
  await signIn('anna@example.com', 'plane saw river');
  answer = refuse;
  const renewed = authClient().refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await renewed).error?.name).toBe('AuthRetryableFetchError');
  expect(kept.size).toBeGreaterThan(0);
});

const json = (status: number, body: object) => () => Response.json(body, { status });
test.each<[string, string | undefined, () => Promise<Response> | Response]>([
  ['offline', undefined, () => Promise.reject(new TypeError('Failed to fetch'))],
  ['unavailable', undefined, () => new Response('<h1>Bad gateway</h1>', { status: 503 })],
  ['unavailable', undefined, json(503, {})],
  ['unavailable', 'Database error', json(500, { code: 500, msg: 'Database error' })],
  [
    ...(['invalid', 'Invalid login credentials'] as const),
    json(400, { error_code: 'invalid_credentials', msg: 'Invalid login credentials' }),
  ],
  [
    ...(['unconfirmed', 'Email not confirmed'] as const),
    json(400, { error_code: 'email_not_confirmed', msg: 'Email not confirmed' }),
  ],
  [
    ...(['already-there', 'User already registered'] as const),
    json(422, { error_code: 'user_already_exists', msg: 'User already registered' }),
  ],
  [
    ...(['mail-sent-just-now', 'Only after 23 seconds.'] as const),
    json(429, { error_code: 'over_email_send_rate_limit', msg: 'Only after 23 seconds.' }),
  ],
])(
  'signing in: an answer is told apart as %s, with the server’s words: %s',
  async (code, words, answered) => {
    answer = answered;
    const { signIn } = await open();
    const failed: DataError = await signIn('anna@example.com', 'no').catch((error) => error);
    expect([failed.code, failed.serverMessage]).toEqual([code, words]);
  },
);

test('signing up: name and chosen language go along, and a link leads back into the staff area', async () => {
  const asked: [string, object][] = [];
  answer = (url, init) => {
    asked.push([new URL(url).searchParams.get('redirect_to') ?? '', JSON.parse(`${init?.body}`)]);
    return Response.json({ id: 'anna', identities: [] });
  };
  const { signUp } = await open();
  const { speakStaffLanguage } = await import('#languages/staff.ts');
  expect(await signUp('Anna', 'anna@example.com', 'plane saw river')).toBeNull();
  speakStaffLanguage('de', 'en-GB');
  await signUp('Anna', 'anna@example.com', 'plane saw river');
  const back = 'http://localhost:4321/admin/dashboard';
  expect(asked).toMatchObject([
    [back, { data: { full_name: 'Anna' } }],
    [back, { data: { full_name: 'Anna', language: 'de' } }],
  ]);
});
