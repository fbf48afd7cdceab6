import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { Clock, claimsOf, codeFor, codeOf, present, userOf } from './sessions.ts';
import { exampleBackend, NEW_PASSWORD } from './support.ts';

const clock = new Clock();
const backend = exampleBackend({ now: clock.now });

const challenged = async ({ auth }: SupabaseClient, factorId: string) =>
  present((await auth.mfa.challenge({ factorId })).data);
const levelOf = async ({ auth }: SupabaseClient) =>
  (await auth.mfa.getAuthenticatorAssuranceLevel()).data;
const isThere = async ({ auth }: SupabaseClient) => (await auth.getUser()).error === null;

test('second factor: an authenticator app lives from enrolment to removal', async () => {
  const email = 'life@example.com';
  const client = await backend.signedUp(email);
  const elsewhere = await backend.signedIn(email);
  const named = { factorType: 'totp', friendlyName: 'Phone', issuer: 'Harrow & Pine' } as const;
  const { data: enrolled } = await client.auth.mfa.enroll(named);
  const { id: factorId, type, friendly_name, totp } = present(enrolled);
  expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'Phone' });
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Harrow%20%26%20Pine:life%40example\.com\?/);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);
  expect(await levelOf(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const seconds = Math.floor(clock.now() / 1000);
  const challenge = await challenged(client, factorId);
  expect(challenge).toMatchObject({ type: 'totp', expires_at: seconds + 300 });
  const code = codeFor(totp.secret, clock.now());
  const given = { factorId, challengeId: challenge.id, code };
  const { data: verified, error } = await client.auth.mfa.verify(given);
  expect(error).toBeNull();
  expect(present(verified)).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(present(verified).user.factors).toMatchObject([
    { id: factorId, factor_type: 'totp', friendly_name: 'Phone', status: 'verified' },
  ]);
  expect(await claimsOf(client)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([
      { method: 'totp', timestamp: seconds },
      { method: 'password', timestamp: expect.any(Number) },
    ]),
  });
  const { data: row } = await client.rpc('whoami');
  expect(row, 'in the database').toMatchObject({ role: 'authenticated', jwt: { aal: 'aal2' } });
  // How supabase-js hands on session_not_found.
  expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError');

  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(1);

  const again = await backend.signedIn(email);
  expect(await levelOf(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  const { mfa } = again.auth;
  expect(await codeOf(mfa.unenroll({ factorId }))).toBe('insufficient_aal');
  const second = mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
  expect(await codeOf(second)).toBe('insufficient_aal');

  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
  expect((await userOf(client)).factors).toBeUndefined();
});

test('second factor: a code is taken once, a step early or late, and no older', async () => {
  const { client, factorId, secret } = await backend.withFactor('once@example.com', clock.now());
  const tryIt = (code: string) => codeOf(client.auth.mfa.challengeAndVerify({ factorId, code }));
  const shown = (offset: number) => codeFor(secret, clock.now() + offset * 1000);
  expect(await tryIt(shown(0)), 'used').toBe('mfa_verification_failed');
  clock.forward(60);
  for (const code of [shown(-60), shown(60), 'abcdef', '12345']) {
    expect(await tryIt(code)).toBe('mfa_verification_failed');
  }
  for (const offset of [-30, 30]) expect(await tryIt(shown(offset))).toBeUndefined();
  expect(await tryIt(shown(0)), 'older than the last').toBe('mfa_verification_failed');
});

test('second factor: a challenge expires, is used once, and belongs to its factor', async () => {
  const email = 'challenge@example.com';
  const { client, factorId, secret } = await backend.withFactor(email, clock.now());
  clock.forward(60);
  const { id: first } = await challenged(client, factorId);
  clock.forward(301);
  const code = codeFor(secret, clock.now());
  const verify = (challengeId: string) =>
    codeOf(client.auth.mfa.verify({ factorId, challengeId, code }));
  expect(await verify(first)).toBe('mfa_challenge_expired');
  expect(await verify('00000000-0000-4000-8000-000000000000')).toBe('mfa_factor_not_found');
  const { id: second } = await challenged(client, factorId);
  expect(await verify(second)).toBeUndefined();
  expect(await verify(second)).toBe('mfa_ip_address_mismatch');

  const stranger = await backend.signedUp('stranger@example.com');
  expect(await codeOf(stranger.auth.mfa.challenge({ factorId }))).toBe('mfa_factor_not_found');
});

test('second factor: used and endless names, too many and phones are refused', async () => {
  const { mfa } = (await backend.signedUp('enrol@example.com')).auth;
  const enrol = (friendlyName: string) => codeOf(mfa.enroll({ factorType: 'totp', friendlyName }));
  expect(await enrol('Phone')).toBeUndefined();
  expect(await enrol('Phone')).toBe('mfa_factor_name_conflict');
  // The account carries it in each answer, and an index can't hold it.
  expect(await enrol('P'.repeat(500_000))).toBe('validation_failed');
  const phone = mfa.enroll({ factorType: 'phone', phone: '+442079460000' });
  expect(await codeOf(phone)).toBe('mfa_phone_enroll_not_enabled');
  for (let number = 2; number <= 10; number += 1) await enrol(`Phone ${number}`);
  expect(await enrol('Phone 11')).toBe('too_many_enrolled_mfa_factors');
  clock.forward(301);
  expect(await enrol('Phone 11')).toBeUndefined();
});

test('second factor: with one an account changes at the second level only', async () => {
  const { client } = await backend.withFactor('change@example.com', clock.now());
  const first = await backend.signedIn('change@example.com');
  const mine = { data: { full_name: 'Me' } };
  for (const change of [{ password: NEW_PASSWORD }, { email: 'other@example.com' }, mine]) {
    expect(await codeOf(first.auth.updateUser(change))).toBe('insufficient_aal');
  }
  expect((await client.auth.updateUser(mine)).error).toBeNull();
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await first.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect(await isThere(client)).toBe(true);
});

test('second factor: a session without the second factor ends no session that has it', async () => {
  const email = 'thief@example.com';
  const { client } = await backend.withFactor(email, clock.now());
  const [first, second] = [await backend.signedIn(email), await backend.signedIn(email)];
  expect((await first.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect([await isThere(client), await isThere(first)]).toEqual([true, true]);
  expect(await isThere(second)).toBe(false);
  const third = await backend.signedIn(email);
  expect((await first.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect([await isThere(client), await isThere(third)]).toEqual([true, false]);
  const fourth = await backend.signedIn(email);
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect([await isThere(client), await isThere(fourth)]).toEqual([true, false]);
});
