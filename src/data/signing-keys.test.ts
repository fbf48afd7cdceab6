import { generateKeyPairSync, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'one' };

/** What the project publishes, and how often it was asked for. */
let keys: object[];
let asked: string[];

beforeEach(() => {
  keys = [key];
  asked = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('location', new URL('http://localhost:4321/admin'));
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ keys });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function tokenOf(claims: object, header: object = { alg: 'ES256', kid: 'one' }): string {
  const text = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `${text}.${signature.toString('base64url')}`;
}

/** The module as a page that has just been opened has it: with nothing cached. */
async function freshModule() {
  return await import('./signing-keys.ts');
}

test('keys are asked for once in ten minutes', async () => {
  const { verifyAccessToken } = await freshModule();
  await verifyAccessToken(tokenOf({ sub: 'anna' }));
  vi.advanceTimersByTime(10 * MINUTE - 1);
  await verifyAccessToken(tokenOf({ sub: 'anna' }));
  expect(asked).toEqual(['http://localhost:4321/auth/v1/.well-known/jwks.json']);
  vi.advanceTimersByTime(1);
  await verifyAccessToken(tokenOf({ sub: 'anna' }));
  expect(asked).toHaveLength(2);
});

test('a forged token and a foreign algorithm are named exactly', async () => {
  const { verifyAccessToken } = await freshModule();
  const [header, , signature] = tokenOf({ sub: 'anna' }).split('.');
  const forged = `${header}.${encode({ sub: 'somebody else' })}.${signature}`;
  await expect(verifyAccessToken(forged)).rejects.toThrow('Invalid JWT signature');
  const foreign = tokenOf({ sub: 'anna' }, { alg: 'HS256', kid: 'one' });
  await expect(verifyAccessToken(foreign)).rejects.toThrow('Invalid alg claim');
});

test('a project that signs with a secret publishes no keys, and there is nothing to check', async () => {
  keys = [];
  const { verifyAccessToken } = await freshModule();
  await expect(verifyAccessToken(tokenOf({}, { alg: 'HS256' }))).resolves.toBeUndefined();
});

test('a key that was rotated in is not held against anybody', async () => {
  const { verifyAccessToken } = await freshModule();
  const token = tokenOf({ sub: 'anna' }, { alg: 'ES256', kid: 'two' });
  await expect(verifyAccessToken(token)).resolves.toBeUndefined();
});
