import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TokenError } from '#domain/accounts/token.ts';

const MINUTE = 60_000;
const KEYS = '/auth/v1/.well-known/jwks.json';

const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** What the project publishes, and what it was asked for. */
let keys: object[];
let asked: string[];
/** What the auth server says about a token that is shown to it. */
let verdict: () => Response;

beforeEach(() => {
  keys = [
    { ...elliptic.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256' },
    { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa', alg: 'RS256' },
  ];
  asked = [];
  verdict = () => Response.json({ id: 'anna' });
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://localhost:4321/admin'));
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url);
    asked.push(pathname);
    return pathname === KEYS ? Response.json({ keys }) : verdict();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function tokenOf(
  claims: object = { exp: inAnHour() },
  header: object = { alg: 'ES256', kid: 'one' },
  key: KeyObject = elliptic.privateKey,
): string {
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** The function as a page that has just been opened has it: with nothing remembered. */
async function verify(token: string, options?: { allowExpired: boolean }): Promise<void> {
  const { verifyAccessToken } = await import('./access-token.ts');
  await verifyAccessToken(token, options);
}

/** The text for developers; modules are loaded afresh for each test, so the class is told by its name. */
async function complaint(...of: Parameters<typeof verify>): Promise<string> {
  const error: unknown = await verify(...of).catch((caught: unknown) => caught);
  return (error as Error | undefined)?.name === new TokenError().name
    ? (error as Error).message
    : String(error);
}

test('token: keys are asked for once in ten minutes', async () => {
  await verify(tokenOf());
  vi.advanceTimersByTime(10 * MINUTE - 1);
  await verify(tokenOf());
  expect(asked).toEqual([KEYS]);
  vi.advanceTimersByTime(1);
  await verify(tokenOf());
  expect(asked).toEqual([KEYS, KEYS]);
});

test('token: an end is required, and must not have come unless that is allowed', async () => {
  const over = { exp: Math.floor(Date.now() / 1000) };
  expect(await complaint(tokenOf({ sub: 'anna' }))).toBe('Missing exp claim');
  expect(await complaint(tokenOf(over))).toBe('JWT has expired');
  expect(asked, 'nothing is asked for to tell so').toEqual([]);
  await verify(tokenOf(over), { allowExpired: true });
});

test('token: good signatures pass, and a bad one does not', async () => {
  const now = { exp: inAnHour() };
  await verify(tokenOf(now, { alg: 'RS256', kid: 'rsa' }, rsa.privateKey));
  const forged = (token: string, exp: number) =>
    token.replace(/\..*\./, `.${encode({ exp, sub: 'somebody else' })}.`);
  for (const [token, options] of [
    [forged(tokenOf(), now.exp)],
    [tokenOf(now, { alg: 'RS256', kid: 'one' })],
    [forged(tokenOf({ exp: 1 }), 1), { allowExpired: true }],
  ] as const) {
    expect(await complaint(token, options)).toBe('Invalid JWT signature');
  }
});

test.each(['none', 'RS512', 'PS256'])('token: algorithm %s is not verified', async (alg) => {
  expect(await complaint(tokenOf({ exp: inAnHour() }, { alg, kid: 'one' }))).toBe(
    'Invalid alg claim',
  );
});

test.each(['', 'abc', 'a.b.c', '!.!.!', `${encode({})}.%.x`])('token: %j is none', async (text) => {
  expect(await complaint(text)).toMatch(/^(Invalid JWT|JWT not)/);
});

test('token: what no published key has signed, the auth server judges; a server that does not answer proves nothing', async () => {
  const own = tokenOf({ exp: inAnHour() }, { alg: 'HS256' });
  const rotated = tokenOf({ exp: inAnHour() }, { alg: 'ES256', kid: 'two' });
  await verify(own);
  await verify(rotated);
  expect(asked.filter((path) => path !== KEYS)).toEqual(['/auth/v1/user', '/auth/v1/user']);
  verdict = () =>
    Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 });
  expect(await complaint(own)).toBe('Invalid JWT signature');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await verify(tokenOf());
});
