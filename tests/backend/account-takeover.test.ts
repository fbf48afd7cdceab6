import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { Clock, claimsOf, codeFor, codeOf, present, sessionOf, tokenOf } from './sessions.ts';
import { exampleBackend, ORIGIN, PASSWORD } from './support.ts';

const clock = new Clock();
const backend = exampleBackend({ now: clock.now });

test('account: the six digits of a mail never make its link', async () => {
  const email = 'digits@example.com';
  await backend.signedUp(email);
  await backend.recover(email);
  const [code = ''] = /\b\d{6}\b/.exec(backend.mail().text) ?? [];
  const guesses = ['sha256', 'sha224'].flatMap((algorithm) =>
    [email + code, code, `${email}:${code}`].map((text) =>
      createHash(algorithm).update(text).digest('hex'),
    ),
  );
  for (const token of [...guesses, present(code)]) {
    const query = new URLSearchParams({ token, type: 'recovery' });
    const answer = await backend.ask('GET', `auth/v1/verify?${query}`);
    // Whoever has not got in finds no token in the answer.
    const said = `${answer.headers.get('location')} ${JSON.stringify(answer.body)}`;
    expect(said).not.toContain('access_token');
  }
});

test('account: wrong passwords on invented addresses keep nobody out', async () => {
  await backend.signedUp('owner@example.com');
  for (let number = 0; number < 110; number += 1) {
    const wrong = backend.signIn(`invented-${number}@example.com`, 'wrong-frame-42');
    expect(await codeOf(wrong)).toBe('invalid_credentials');
  }
  await backend.signedIn('owner@example.com');
});

test('account: an upload address signed for a file of its name is no session', async () => {
  const owner = await backend.signedUp('signed-out@example.com');
  const { sub: ownerId } = (await claimsOf(owner)) as { sub: string };
  const stranger = await backend.signedUp('stranger@example.com');
  const papers = stranger.storage.from('papers');
  await papers.upload(ownerId, Buffer.from('mine'));
  const { data: toRead } = await papers.createSignedUrl(ownerId, 60);
  const { data: toUpload } = await papers.createSignedUploadUrl(ownerId, { upsert: true });
  const read = present(new URL(present(toRead).signedUrl).searchParams.get('token'));
  const doors = ['POST auth/v1/logout?scope=global', 'GET auth/v1/user'];
  doors.push('GET auth/v1/reauthenticate', 'POST rest/v1/rpc/whoami');
  doors.push('POST storage/v1/object/list/papers');
  for (const bearer of [read, present(toUpload).token]) {
    for (const door of doors) {
      const [method = '', path = ''] = door.split(' ');
      const asked = { bearer, ...(method === 'POST' && { body: '{"prefix":""}' }) };
      const { status } = await backend.ask(method, path, asked);
      expect([door, status >= 400 && status < 500]).toEqual([door, true]);
    }
  }
  expect((await owner.auth.getUser()).error).toBeNull();
});

test('account: an access token is no signed storage address', async () => {
  const client = await backend.signedUp('as-address@example.com');
  const papers = client.storage.from('papers');
  await papers.upload('kept.txt', Buffer.from('mine'));
  const token = await tokenOf(client);
  const address = `${ORIGIN}/storage/v1/object/sign/papers/kept.txt?token=${token}`;
  const read = await backend.fetch(new Request(address));
  const written = await papers.uploadToSignedUrl('kept.txt', token, new Blob(['theirs']));
  expect([read.status, written.error?.status]).toEqual([400, 400]);
});

test('account: a refresh token from before the second factor stays below it', async () => {
  const client = await backend.signedUp('before@example.com');
  const { refresh_token: before } = await sessionOf(client);
  const { data: enrolled } = await client.auth.mfa.enroll({ factorType: 'totp' });
  const { id: factorId, totp } = present(enrolled);
  const code = codeFor(totp.secret, clock.now());
  expect((await client.auth.mfa.challengeAndVerify({ factorId, code })).error).toBeNull();
  expect(await codeOf(backend.refresh(before))).toBe('refresh_token_not_found');
  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await claimsOf(client)).toMatchObject({ aal: 'aal2' });
});

test('account: a refresh token used after ten seconds ends the session for all', async () => {
  const client = await backend.signedUp('family@example.com');
  const other = await backend.signedIn('family@example.com');
  const { refresh_token: first } = await sessionOf(client);
  await client.auth.refreshSession();
  await client.auth.refreshSession();

  // Two tabs at once, or an answer that was lost on its way: both come to the same session.
  const soon = await backend.refresh(first);
  const { refresh_token: now } = await sessionOf(client);
  expect(soon.data.session?.refresh_token).toBe(now);

  clock.forward(11);
  expect(await codeOf(backend.refresh(first))).toBe('refresh_token_already_used');
  expect(await codeOf(client.auth.refreshSession())).toBe('refresh_token_not_found');
  await other.auth.refreshSession();
  expect((await other.auth.getUser()).error).toBeNull();
});

test('account: a refresh whose answer was lost is given the same answer again', async () => {
  const client = await backend.signedUp('lost-answer@example.com');
  const { refresh_token: first } = await sessionOf(client);
  const { data: refreshed } = await client.auth.refreshSession();
  clock.forward(3600);
  const again = await backend.refresh(first);
  expect(again.data.session?.refresh_token).toBe(present(refreshed.session).refresh_token);
});

test('account: a password of 73 bytes is refused everywhere, and opens nothing', async () => {
  const [email, long] = ['long@example.com', 'ü'.repeat(36)];
  const client = backend.client();
  expect((await client.auth.signUp({ email, password: long })).error).toBeNull();
  expect(await codeOf(backend.signIn(email, `${long}x`))).toBe('invalid_credentials');
  for (const tooLong of [`${long}x`, 'x'.repeat(73)]) {
    const made = await backend.signUp('too-long@example.com', tooLong);
    expect(made.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const changed = await client.auth.updateUser({ password: tooLong });
    expect(changed.error).toMatchObject({ status: 400, code: 'validation_failed' });
  }
  expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
});
