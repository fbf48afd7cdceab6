import { expect, test } from 'vitest';
import { needsSecondFactor, readAssurance } from './assurance.ts';
import { authStorageKey } from './auth-storage-key.ts';
import { explainTokenError, readClaims, TokenError } from './token.ts';

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function tokenOf(claims: object, header: object = { alg: 'HS256' }): string {
  return `${encode(header)}.${encode(claims)}.sig`;
}

test('account: claims are read as they stand', () => {
  expect(readClaims(tokenOf({ aal: 'aal2', name: 'Zoë' }))).toEqual({ aal: 'aal2', name: 'Zoë' });
});

test.each(['', 'abc', 'a.b.c', '!.!.!', `${encode({})}.%.x`])('token: %j has no claims', (text) => {
  expect(readClaims(text)).toEqual({});
});

test('account: people read sentences', () => {
  expect(explainTokenError(new TokenError('JWT has expired'))).toBe(
    'Your session has ended. Sign in again to carry on.',
  );
  expect(explainTokenError(new TokenError('Invalid JWT signature'))).toMatch(/Sign in again/);
});

test('account: the present level stands in the token, the next one follows from verified factors', () => {
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

test('account: the storage key is derived from the project host', () => {
  expect(authStorageKey('https://abc.supabase.co')).toBe('sb-abc-auth-token');
  expect(authStorageKey('http://localhost:4321')).toBe('sb-localhost-auth-token');
});
