import { expect, test } from 'vitest';
import { needsSecondFactor, readAssurance } from '#domain/assurance.ts';
import { authStorageKey } from '#domain/auth-storage-key.ts';
import {
  checkAlgorithm,
  checkExpiry,
  checkSignature,
  decodeToken,
  explainTokenError,
  TokenError,
} from '#domain/token.ts';

const NOW = Date.UTC(2026, 10, 20);

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function tokenOf(claims: object, header: object = { alg: 'HS256' }): string {
  return `${encode(header)}.${encode(claims)}.sig`;
}

/** A token signed with a key made for it, and the public half. */
async function signed(algorithm: 'RS256' | 'ES256') {
  const parameters =
    algorithm === 'ES256'
      ? { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
      : {
          name: 'RSASSA-PKCS1-v1_5',
          hash: 'SHA-256',
          modulusLength: 2048,
          publicExponent: new Uint8Array([1, 0, 1]),
        };
  const keys = (await crypto.subtle.generateKey(parameters, true, [
    'sign',
    'verify',
  ])) as CryptoKeyPair;
  const text = `${encode({ alg: algorithm, kid: 'one' })}.${encode({ sub: 'someone', exp: 1 })}`;
  const bytes = await crypto.subtle.sign(parameters, keys.privateKey, Buffer.from(text));
  return {
    token: `${text}.${Buffer.from(bytes).toString('base64url')}`,
    key: await crypto.subtle.exportKey('jwk', keys.publicKey),
  };
}

test('a token without an end is refused, even when expired ones are allowed', () => {
  expect(() => checkExpiry({}, NOW)).toThrow(new TokenError('Missing exp claim'));
  expect(() => checkExpiry({}, NOW, { allowExpired: true })).toThrow('Missing exp claim');
});

test('an expired token is refused unless that is allowed', () => {
  const claims = { exp: NOW / 1000 };
  expect(() => checkExpiry(claims, NOW)).toThrow(new TokenError('JWT has expired'));
  expect(() => checkExpiry(claims, NOW - 1)).not.toThrow();
  expect(() => checkExpiry(claims, NOW + 1, { allowExpired: true })).not.toThrow();
});

test.each(['HS256', 'none', 'RS512', '', undefined])('algorithm %s is not verified', (alg) => {
  expect(() => checkAlgorithm(alg === undefined ? {} : { alg })).toThrow('Invalid alg claim');
});

test.each(['RS256', 'ES256'] as const)(
  'a good %s signature passes, a bad one does not',
  async (alg) => {
    const { token, key } = await signed(alg);
    await expect(checkSignature(token, key)).resolves.toBeUndefined();
    const [header, , signature] = token.split('.');
    const forged = `${header}.${encode({ sub: 'somebody else', exp: 1 })}.${signature}`;
    await expect(checkSignature(forged, key)).rejects.toThrow('Invalid JWT signature');
    await expect(checkSignature(token, { kty: 'oct' })).rejects.toThrow('Invalid JWT signature');
  },
);

test.each(['', 'abc', 'a.b.c', '!.!.!', `${encode({})}.%.x`])('%j is no token', (text) => {
  expect(() => decodeToken(text)).toThrow('Invalid JWT structure');
});

test('people read sentences', () => {
  expect(explainTokenError(new TokenError('JWT has expired'))).toBe(
    'Your session has ended. Sign in again to carry on.',
  );
  expect(explainTokenError(new TokenError('Invalid JWT signature'))).toMatch(/Sign in again/);
});

test('the present level stands in the token, the next one follows from verified factors', () => {
  const factor = { id: '1', factor_type: 'totp', status: 'verified' };
  const first = tokenOf({ aal: 'aal1' });
  const second = tokenOf({ aal: 'aal2' });
  expect(readAssurance(first, [])).toEqual({ current: 'aal1', next: 'aal1' });
  expect(readAssurance(first, [{ ...factor, status: 'unverified' }]).next).toBe('aal1');
  expect(readAssurance(first, [factor])).toEqual({ current: 'aal1', next: 'aal2' });
  expect(readAssurance(second, [factor])).toEqual({ current: 'aal2', next: 'aal2' });
  expect(readAssurance('garbage', [])).toEqual({ current: 'aal1', next: 'aal1' });
  expect(needsSecondFactor(readAssurance(first, [factor]))).toBe(true);
  expect(needsSecondFactor(readAssurance(second, [factor]))).toBe(false);
});

test('the storage key is derived from the project host', () => {
  expect(authStorageKey('https://abc.supabase.co')).toBe('sb-abc-auth-token');
  expect(authStorageKey('http://localhost:4321')).toBe('sb-localhost-auth-token');
});
