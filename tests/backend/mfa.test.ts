import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import {
  Clock,
  claimsOf,
  clientOf,
  codeFor,
  openExample,
  PASSWORD,
  present,
  signedIn,
  signedUp,
  withFactor,
} from './support.ts';

let backend: Backend;
const clock = new Clock();

beforeAll(async () => {
  backend = await openExample({ now: clock.now });
});
afterAll(() => backend.close());

test('an authenticator app lives from enrolment to removal', async () => {
  const client = await signedUp(backend, 'life@example.com');
  const elsewhere = await signedIn(backend, 'life@example.com');

  const { data: enrolled } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Phone',
    issuer: 'Harrow & Pine',
  });
  const { id: factorId, type, friendly_name, totp } = present(enrolled);
  expect({ type, friendly_name }).toEqual({ type: 'totp', friendly_name: 'Phone' });
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Harrow%20%26%20Pine:life%40example\.com\?/);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);

  const { data: level } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });

  const { data: challenge } = await client.auth.mfa.challenge({ factorId });
  expect(present(challenge)).toMatchObject({
    type: 'totp',
    expires_at: Math.floor(clock.now() / 1000) + 300,
  });
  const { data: verified, error } = await client.auth.mfa.verify({
    factorId,
    challengeId: present(challenge).id,
    code: codeFor(totp.secret, clock.now()),
  });
  expect(error).toBeNull();
  expect(present(verified)).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(present(verified).user.factors).toMatchObject([
    { id: factorId, factor_type: 'totp', friendly_name: 'Phone', status: 'verified' },
  ]);
  expect(await claimsOf(client)).toMatchObject({
    aal: 'aal2',
    amr: expect.arrayContaining([
      { method: 'totp', timestamp: Math.floor(clock.now() / 1000) },
      { method: 'password', timestamp: expect.any(Number) },
    ]),
  });
  const { error: ended } = await elsewhere.auth.getUser();
  // How supabase-js hands on session_not_found.
  expect(ended?.name).toBe('AuthSessionMissingError');

  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
  const { data: listed } = await client.auth.mfa.listFactors();
  expect(present(listed).totp).toHaveLength(1);

  const again = await signedIn(backend, 'life@example.com');
  const { data: next } = await again.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(next).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect((await again.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  const second = await again.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
  expect(second.error?.code).toBe('insufficient_aal');

  expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await client.auth.refreshSession();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal1' });
  expect((await client.auth.getUser()).data.user?.factors).toBeUndefined();
});

test('the level of a session reaches the database', async () => {
  const { client } = await withFactor(backend, 'database@example.com', clock.now());
  const { data } = await client.rpc('whoami');
  expect(data).toMatchObject({ role: 'authenticated', jwt: { aal: 'aal2' } });
});

test('a code is taken once, a step early or late, and never an older one', async () => {
  const { client, factorId, secret } = await withFactor(backend, 'once@example.com', clock.now());
  const used = codeFor(secret, clock.now());
  const twice = await client.auth.mfa.challengeAndVerify({ factorId, code: used });
  expect(twice.error?.code).toBe('mfa_verification_failed');

  clock.forward(60);
  const tooOld = codeFor(secret, clock.now() - 60_000);
  const tooNew = codeFor(secret, clock.now() + 60_000);
  for (const code of [tooOld, tooNew, 'abcdef', '12345']) {
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
    expect(error?.code).toBe('mfa_verification_failed');
  }
  const late = codeFor(secret, clock.now() - 30_000);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: late })).error).toBeNull();
  const early = codeFor(secret, clock.now() + 30_000);
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code: early })).error).toBeNull();
  const between = codeFor(secret, clock.now());
  const older = await client.auth.mfa.challengeAndVerify({ factorId, code: between });
  expect(older.error?.code).toBe('mfa_verification_failed');
});

test('a challenge expires, is used once, and belongs to its factor', async () => {
  const { client, factorId, secret } = await withFactor(
    backend,
    'challenge@example.com',
    clock.now(),
  );
  clock.forward(60);
  const { data: first } = await client.auth.mfa.challenge({ factorId });
  clock.forward(301);
  const late = await client.auth.mfa.verify({
    factorId,
    challengeId: present(first).id,
    code: codeFor(secret, clock.now()),
  });
  expect(late.error?.code).toBe('mfa_challenge_expired');

  const unknown = await client.auth.mfa.verify({
    factorId,
    challengeId: '00000000-0000-4000-8000-000000000000',
    code: codeFor(secret, clock.now()),
  });
  expect(unknown.error?.code).toBe('mfa_factor_not_found');

  const { data: second } = await client.auth.mfa.challenge({ factorId });
  const challengeId = present(second).id;
  const code = codeFor(secret, clock.now());
  expect((await client.auth.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  const again = await client.auth.mfa.verify({ factorId, challengeId, code });
  expect(again.error?.code).toBe('mfa_ip_address_mismatch');

  const stranger = await signedUp(backend, 'stranger@example.com');
  const foreign = await stranger.auth.mfa.challenge({ factorId });
  expect(foreign.error?.code).toBe('mfa_factor_not_found');
});

test('enrolment refuses used and endless names, too many factors and phones', async () => {
  const client = await signedUp(backend, 'enrol@example.com');
  const enrol = (friendlyName: string) =>
    client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
  expect((await enrol('Phone')).error).toBeNull();
  expect((await enrol('Phone')).error?.code).toBe('mfa_factor_name_conflict');
  // The account carries it in each answer, and an index can't hold it.
  expect((await enrol('P'.repeat(500_000))).error?.code).toBe('validation_failed');
  const phone = await client.auth.mfa.enroll({ factorType: 'phone', phone: '+442079460000' });
  expect(phone.error?.code).toBe('mfa_phone_enroll_not_enabled');
  for (let number = 2; number <= 10; number += 1) await enrol(`Phone ${number}`);
  expect((await enrol('Phone 11')).error?.code).toBe('too_many_enrolled_mfa_factors');
  clock.forward(301);
  expect((await enrol('Phone 11')).error).toBeNull();
});

test('with a verified factor, an account changes at the second level only', async () => {
  const { client } = await withFactor(backend, 'change@example.com', clock.now());
  const first = await signedIn(backend, 'change@example.com');
  for (const change of [
    { password: 'another-frame-43' },
    { email: 'other@example.com' },
    { data: { full_name: 'Not Me' } },
  ]) {
    expect((await first.auth.updateUser(change)).error?.code).toBe('insufficient_aal');
  }
  expect((await client.auth.updateUser({ data: { full_name: 'Me' } })).error).toBeNull();

  expect((await client.auth.updateUser({ password: 'another-frame-43' })).error).toBeNull();
  expect((await first.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
  expect((await client.auth.getUser()).error).toBeNull();
});

test('a session without the second factor ends no session that has it', async () => {
  const email = 'thief@example.com';
  const { client } = await withFactor(backend, email, clock.now());
  const isThere = async (one: typeof client) => (await one.auth.getUser()).error === null;
  const [first, second] = [await signedIn(backend, email), await signedIn(backend, email)];
  expect((await first.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect([await isThere(client), await isThere(first), await isThere(second)]).toEqual([
    true,
    true,
    false,
  ]);
  const third = await signedIn(backend, email);
  expect((await first.auth.signOut({ scope: 'global' })).error).toBeNull();
  expect([await isThere(client), await isThere(third)]).toEqual([true, false]);
  const fourth = await signedIn(backend, email);
  expect((await client.auth.signOut({ scope: 'others' })).error).toBeNull();
  expect([await isThere(client), await isThere(fourth)]).toEqual([true, false]);
});

test('factors need a key and a session', async () => {
  const factors = (headers: Record<string, string>) =>
    backend.fetch(
      new Request('http://localhost:4321/auth/v1/factors', { method: 'POST', headers, body: '{}' }),
    );
  expect((await factors({})).status).toBe(401);
  const anonymous = await factors({ apikey: backend.publishableKey });
  expect(await anonymous.json()).toMatchObject({ code: 401, error_code: 'no_authorization' });
  const forged = await factors({ apikey: backend.publishableKey, authorization: 'Bearer a.b.c' });
  expect(await forged.json()).toMatchObject({ code: 403, error_code: 'bad_jwt' });
  const { error } = await clientOf(backend).auth.signInWithPassword({
    email: 'nobody@example.com',
    password: PASSWORD,
  });
  expect(error?.code).toBe('invalid_credentials');
});
