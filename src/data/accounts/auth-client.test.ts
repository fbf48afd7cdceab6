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
const AWAY = () => Promise.reject(new TypeError('Failed to fetch'));
const json = (status: number, body: object) => () => Response.json(body, { status });
const page = (status: number) => () => new Response('<h1>Not ours</h1>', { status });

/** The auth client of somebody who has just signed in. */
async function signedIn() {
  const modules = await open();
  await modules.signIn('anna@example.com', 'plane saw river');
  return { ...modules, client: modules.authClient() };
}

test.each([
  ['fast', -DAY],
  ['slow', DAY],
])('session: a clock that is a day %s is no reason to renew it', async (_, serverIsAhead) => {
  answer = () => session(serverIsAhead);
  const { client } = await signedIn();
  for (let asked = 0; asked < 3; asked += 1) await client.getSession();
  expect(renewals).toBe(0);
  // Counted by its own clock, it is renewed before its hour is over.
  vi.setSystemTime(Date.now() + HOUR);
  await client.getSession();
  expect(renewals).toBe(1);
});

test('session: a renewal that fails once and then works goes unnoticed', async () => {
  const { client, watchSession } = await signedIn();
  const events: string[] = [];
  watchSession((event) => events.push(event));
  vi.setSystemTime(Date.now() + 2 * HOUR);
  answer = () => (renewals === 1 ? AWAY() : session());
  const renewed = client.getSession();
  await vi.advanceTimersByTimeAsync(5_000);
  expect((await renewed).data.session?.access_token).toBe('header.claims.2');
  expect(events).not.toContain('SIGNED_OUT');
});

test.each([
  ['session_not_found', { code: 403, error_code: 'session_not_found' }],
  ['user_banned', { code: 'user_banned' }],
  ['invalid_grant', { error: 'invalid_grant' }],
])('session: why the server ended it is remembered, once: %s', async (code, body) => {
  const { client, takeRefusal } = await signedIn();
  answer = json(403, body);
  await client.refreshSession();
  expect([takeRefusal(), takeRefusal()]).toEqual([code, '']);
});

test.each([
  ['no answer', AWAY],
  ['too many at once', json(429, { code: 'over_request_rate_limit' })],
  ['something in between', page(403)],
])('session: %s does not end it', async (_, refuse) => {
  const { client } = await signedIn();
  answer = refuse;
  const renewed = client.refreshSession();
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await renewed).error?.name).toBe('AuthRetryableFetchError');
  expect(kept.size).toBeGreaterThan(0);
});

const refused = (status: number, error_code: string, msg: string) =>
  json(status, { error_code, msg });
const ONLY_LATER = 'Only after 23 seconds.';
test.each<[string, string | undefined, () => Promise<Response> | Response]>([
  ['offline', undefined, AWAY],
  ['unavailable', undefined, page(503)],
  ['unavailable', undefined, json(503, {})],
  ['unavailable', 'Database error', json(500, { code: 500, msg: 'Database error' })],
  ['invalid', 'Invalid credentials', refused(400, 'invalid_credentials', 'Invalid credentials')],
  ['unconfirmed', 'Not confirmed', refused(400, 'email_not_confirmed', 'Not confirmed')],
  ['already-there', 'Registered', refused(422, 'user_already_exists', 'Registered')],
  ['mail-sent-just-now', ONLY_LATER, refused(429, 'over_email_send_rate_limit', ONLY_LATER)],
])('signing in: an answer is told apart as %s, with words: %s', async (code, words, answered) => {
  answer = answered;
  const { signIn } = await open();
  const failed: DataError = await signIn('anna@example.com', 'no').catch((error) => error);
  expect([failed.code, failed.serverMessage]).toEqual([code, words]);
});

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
