import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import {
  Clock,
  claimsOf,
  clientOf,
  codeFor,
  ORIGIN,
  openExample,
  PASSWORD,
  present,
  signedIn,
  signedUp,
} from './support.ts';

let backend: Backend;
const clock = new Clock();

beforeAll(async () => {
  backend = await openExample({ now: clock.now });
});
afterAll(() => backend.close());

/** Follows a link to the auth server; whoever has not got in finds no token in the answer. */
async function follow(token: string, type: string): Promise<string> {
  const query = new URLSearchParams({ token, type });
  const answer = await backend.fetch(new Request(`${ORIGIN}/auth/v1/verify?${query}`));
  return `${answer.status} ${answer.headers.get('location') ?? (await answer.text())}`;
}

test('the six digits of a mail never make its link', async () => {
  const email = 'digits@example.com';
  await signedUp(backend, email);
  await clientOf(backend).auth.resetPasswordForEmail(email);
  const code = present(/\b\d{6}\b/.exec(present(backend.mails.at(-1)).text))[0];
  for (const algorithm of ['sha256', 'sha224']) {
    for (const text of [email + code, code, `${email}:${code}`]) {
      const guess = createHash(algorithm).update(text).digest('hex');
      expect(await follow(guess, 'recovery')).not.toContain('access_token');
    }
  }
  expect(await follow(code, 'recovery')).not.toContain('access_token');
});

test('wrong passwords on invented addresses keep nobody out', async () => {
  await signedUp(backend, 'owner@example.com');
  for (let number = 0; number < 110; number += 1) {
    const { error } = await clientOf(backend).auth.signInWithPassword({
      email: `invented-${number}@example.com`,
      password: 'wrong-frame-42',
    });
    expect(error?.code).toBe('invalid_credentials');
  }
  await signedIn(backend, 'owner@example.com');
});

test('an upload address signed for a file named like an account is no session of it', async () => {
  const owner = await signedUp(backend, 'signed-out@example.com');
  const { sub: ownerId } = (await claimsOf(owner)) as { sub: string };
  const stranger = await signedUp(backend, 'stranger@example.com');
  const papers = stranger.storage.from('papers');
  await papers.upload(ownerId, Buffer.from('mine'));
  const { data: toRead } = await papers.createSignedUrl(ownerId, 60);
  const { data: toUpload } = await papers.createSignedUploadUrl(ownerId, { upsert: true });
  const tokens = [
    present(new URL(present(toRead).signedUrl).searchParams.get('token')),
    present(toUpload).token,
  ];
  for (const token of tokens) {
    for (const [method, path] of [
      ['POST', 'auth/v1/logout?scope=global'],
      ['GET', 'auth/v1/user'],
      ['GET', 'auth/v1/reauthenticate'],
      ['POST', 'rest/v1/rpc/whoami'],
      ['POST', 'storage/v1/object/list/papers'],
    ] as const) {
      const answer = await backend.fetch(
        new Request(`${ORIGIN}/${path}`, {
          method,
          headers: {
            apikey: backend.publishableKey,
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
          },
          body: method === 'POST' ? '{"prefix":""}' : null,
        }),
      );
      expect([path, answer.status]).toEqual([path, expect.toSatisfy((n) => n >= 400 && n < 500)]);
    }
  }
  expect((await owner.auth.getUser()).error).toBeNull();
});

test('an access token is no signed storage address', async () => {
  const client = await signedUp(backend, 'as-address@example.com');
  await client.storage.from('papers').upload('kept.txt', Buffer.from('mine'));
  const { data } = await client.auth.getSession();
  const token = present(data.session).access_token;
  const read = await backend.fetch(
    new Request(`${ORIGIN}/storage/v1/object/sign/papers/kept.txt?token=${token}`),
  );
  const written = await client.storage
    .from('papers')
    .uploadToSignedUrl('kept.txt', token, new Blob(['theirs']));
  expect([read.status, written.error?.status]).toEqual([400, 400]);
});

test('a refresh token from before the second factor stays below it', async () => {
  const client = await signedUp(backend, 'before@example.com');
  const { data } = await client.auth.getSession();
  const { refresh_token: before } = present(data.session);
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { id: factorId, totp } = present(enrolled);
  const code = codeFor(totp.secret, clock.now());
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  const thief = clientOf(backend);
  const stolen = await thief.auth.refreshSession({ refresh_token: before });
  expect(stolen.error?.code).toBe('refresh_token_not_found');
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
});

test('a refresh token used again after ten seconds ends the session for everybody', async () => {
  const client = await signedUp(backend, 'family@example.com');
  const other = await signedIn(backend, 'family@example.com');
  const { data } = await client.auth.getSession();
  const { refresh_token: first } = present(data.session);
  await client.auth.refreshSession();
  await client.auth.refreshSession();

  // Two tabs at once, or an answer that was lost on its way: both come to the same session.
  const soon = await clientOf(backend).auth.refreshSession({ refresh_token: first });
  const { data: now } = await client.auth.getSession();
  expect(present(soon.data.session).refresh_token).toBe(present(now.session).refresh_token);

  clock.forward(11);
  const late = await clientOf(backend).auth.refreshSession({ refresh_token: first });
  expect(late.error?.code).toBe('refresh_token_already_used');
  expect((await client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  await other.auth.refreshSession();
  expect((await other.auth.getUser()).error).toBeNull();
});

test('a refresh whose answer was lost is given the same answer again', async () => {
  const client = await signedUp(backend, 'lost-answer@example.com');
  const { data } = await client.auth.getSession();
  const { refresh_token: first } = present(data.session);
  const { data: refreshed } = await client.auth.refreshSession();
  clock.forward(3600);
  const again = await clientOf(backend).auth.refreshSession({ refresh_token: first });
  expect(present(again.data.session).refresh_token).toBe(present(refreshed.session).refresh_token);
});

test('a password of 73 bytes is refused everywhere, and opens nothing', async () => {
  const long = 'ü'.repeat(36);
  const client = clientOf(backend);
  expect(
    (await client.auth.signUp({ email: 'long@example.com', password: long })).error,
  ).toBeNull();
  const opened = await clientOf(backend).auth.signInWithPassword({
    email: 'long@example.com',
    password: `${long}x`,
  });
  expect(opened.error?.code).toBe('invalid_credentials');
  for (const tooLong of [`${long}x`, 'x'.repeat(73)]) {
    const made = await clientOf(backend).auth.signUp({
      email: 'too-long@example.com',
      password: tooLong,
    });
    expect(made.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const changed = await client.auth.updateUser({ password: tooLong });
    expect(changed.error).toMatchObject({ status: 400, code: 'validation_failed' });
  }
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
});
