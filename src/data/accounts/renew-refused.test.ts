import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowserPage } from '../../../tests/support/browser-page.ts';

const URL_OF = 'https://project.supabase.co';
vi.mock('#environment', async (original) => ({
  ...(await original<typeof import('#environment')>()),
  backendUrl: () => URL_OF,
  browserBackend: () => ({ url: URL_OF, key: 'sb_publishable_test' }),
}));

/** What the server takes; renewals that it was asked for; what it was asked for in all. */
let accepted: string[];
let renewals: string[];
let asked: string[];
/** How it answers a renewal. */
let renew: () => Response | Promise<Response>;
/** What other tabs do while a request is on its way. */
let meanwhile: () => void;
const kept = new Map<string, string>();

const sessionOf = (number: number) => ({
  ...{ access_token: `header.claims.token-${number}`, refresh_token: `refresh-${number}` },
  ...{ token_type: 'bearer', expires_in: 3600, user: { id: 'anna' } },
  // By a clock that was far ahead when the person signed in.
  expires_at: Math.floor(Date.now() / 1000) + 86_400,
});

/** It knows of none that could be renewed. */
const UNKNOWN = () =>
  Response.json({ code: 'refresh_token_not_found', message: 'No' }, { status: 400 });
const OVER = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 });

beforeEach(() => {
  accepted = ['header.claims.token-2'];
  renewals = [];
  asked = [];
  renew = () => Response.json(sessionOf(2));
  meanwhile = () => {};
  kept.clear();
  vi.resetModules();
  stubBrowserPage(kept, 'hidden');
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    if (searchParams.get('grant_type') === 'refresh_token') {
      const { refresh_token } = await request.json();
      renewals.push(refresh_token);
      return renew();
    }
    const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    meanwhile();
    asked.push(`${pathname} ${token.split('.')[2]}`);
    if (accepted.includes(token)) {
      return Response.json(pathname.endsWith('/user') ? { id: 'anna', factors: [] } : 'editor');
    }
    if (pathname.startsWith('/rest/')) return OVER();
    return Response.json({ code: 'bad_jwt', message: 'invalid JWT' }, { status: 403 });
  });
  kept.set('sb-project-auth-token', JSON.stringify(sessionOf(1)));
});
afterEach(() => vi.unstubAllGlobals());

async function ask(): Promise<string> {
  const { fetchRole } = await import('./profiles.ts');
  return await fetchRole().catch((error: { code: string }) => error.code);
}

test('session: a token that the server calls over is renewed once, for all who ask', async () => {
  const { fetchUser } = await import('./auth.ts');
  const [role, again, user] = await Promise.all([ask(), ask(), fetchUser()]);
  expect([role, again, user.id]).toEqual(['editor', 'editor', 'anna']);
  expect(renewals).toEqual(['refresh-1']);
  expect(kept.get('sb-project-auth-token')).toContain('token-2');
});

test('session: what another tab renewed meanwhile is used', async () => {
  meanwhile = () => kept.set('sb-project-auth-token', JSON.stringify(sessionOf(2)));
  expect(await ask()).toBe('editor');
  expect(renewals).toEqual([]);
});

test('session: one that is refused anew is not renewed for every request', async () => {
  accepted = [];
  expect(await ask()).toBe('signed-out');
  for (let again = 0; again < 5; again += 1) expect(await ask()).toBe('signed-out');
  expect(renewals).toEqual(['refresh-1']);
});

test('session: one that can’t be renewed has ended here, too, whatever this clock says', async () => {
  renew = UNKNOWN;
  expect(await ask()).toBe('signed-out');
  expect(kept.has('sb-project-auth-token')).toBe(false);
  const { takeRefusal } = await import('./auth-client.ts');
  expect(takeRefusal()).toBe('refresh_token_not_found');
});

// What else ends nothing: auth-client.test.ts.
test('session: a renewal that got no answer ends nothing, and is tried again', async () => {
  vi.useFakeTimers();
  renew = () => Promise.reject(new TypeError('Failed to fetch'));
  const code = ask();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await code).not.toBe('signed-out');
  expect(kept.has('sb-project-auth-token')).toBe(true);
  renew = () => Response.json(sessionOf(2));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await ask()).toBe('editor');
  vi.useRealTimers();
});

test('session: a visitor’s key that is refused renews nothing', async () => {
  kept.clear();
  expect(await ask()).toBe('signed-out');
  expect([asked.length, renewals]).toEqual([1, []]);
});

test('signing out: everywhere it is done by a token that the server takes', async () => {
  const { signOut } = await import('./auth.ts');
  await signOut('global');
  expect(renewals).toEqual(['refresh-1']);
  expect(asked.at(-1)).toBe('/auth/v1/logout token-2');
});

test('signing out: where no token is taken, nobody is told that all devices are signed out', async () => {
  renew = UNKNOWN;
  const { signOut } = await import('./auth.ts');
  await expect(signOut('global')).rejects.toMatchObject({ code: 'denied' });
});
