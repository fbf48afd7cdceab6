import { expect, test } from 'vitest';
import { Clock, claimsOf, codeOf, present, userOf } from './sessions.ts';
import { exampleBackend, NEW_PASSWORD, openExample, PASSWORD } from './support.ts';

const clock = new Clock();
const backend = exampleBackend({
  now: clock.now,
  auth: {
    email: {
      ...{ enable_confirmations: true, secure_password_change: true },
      double_confirm_changes: true,
    },
  },
});

/** What the address says to which the newest mail's link leads. */
const followMailTo = async (email: string) => (await backend.follow(backend.mail(email).link)).said;
const linkTo = (email: string) => present(backend.mail(email).link);
const refusalOf = async (link: string) => (await backend.follow(link)).said.get('error_code');

async function confirmed(email: string) {
  const client = backend.client();
  await client.auth.signUp({ email, password: PASSWORD });
  const token = backend.mail(email).code;
  const { error } = await client.auth.verifyOtp({ email, token, type: 'signup' });
  if (error) throw error;
  return client;
}

test('confirmation: mails are in the account’s language, or the business’s first', async () => {
  const signUp = async (email: string, language: unknown) => {
    expect((await backend.signUp(email, PASSWORD, { language })).error).toBeNull();
    return backend.mail(email);
  };
  const { subject, text } = await signUp('deutsch@example.com', 'de');
  expect(subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse');
  expect(text).toMatch(/^Folgen Sie diesem Link: http\S+\n\nOder geben Sie den Code \d{6} ein$/);
  for (const [nth, language] of ['en', 'xx', 'toString', 7, null, { de: 1 }].entries()) {
    const mail = await signUp(`other-${nth}@example.com`, language);
    expect(mail.subject).toBe('Confirm your email address');
  }
  await backend.recover('deutsch@example.com');
  expect(backend.mail('deutsch@example.com').subject).toBe('Setzen Sie Ihr Passwort neu');
});

test('confirmation: an account is nobody until its address is confirmed by the link', async () => {
  const email = 'link@example.com';
  const { data, error } = await backend.signUp(email);
  expect(error).toBeNull();
  expect(data).toMatchObject({ session: null, user: { email } });
  const early = await backend.signIn(email);
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

  const said = await followMailTo(email);
  expect(said.get('type')).toBe('signup');
  expect(await claimsOf(await backend.entered(said))).toMatchObject({ email, aal: 'aal1' });
  expect(await refusalOf(linkTo(email)), 'a link works once').toBe('otp_expired');
  await backend.signedIn(email);
});

test('confirmation: a code works once, with its own address only, and for an hour', async () => {
  const email = 'code@example.com';
  await backend.signUp(email);
  const token = backend.mail(email).code;
  const elsewhere = await backend.verify('other-code@example.com', token, 'signup');
  expect(elsewhere.error).toMatchObject({ status: 403, code: 'otp_expired' });
  expect((await backend.verify(email, token, 'signup')).error).toBeNull();
  expect(await codeOf(backend.verify(email, token, 'signup'))).toBe('otp_expired');

  await backend.recover(email);
  clock.forward(3601);
  const { code } = backend.mail(email);
  expect(await codeOf(backend.verify(email, code, 'recovery'))).toBe('otp_expired');
  expect(await refusalOf(linkTo(email))).toBe('otp_expired');
});

test('confirmation: signing up again is answered alike, whoever has an account', async () => {
  await confirmed('member@example.com');
  clock.forward(60);
  const signUp = (email: string) => backend.signUp(email, NEW_PASSWORD, { full_name: 'Somebody' });
  const before = backend.mails.length;
  const known = present((await signUp('member@example.com')).data.user);
  expect(backend.mails).toHaveLength(before);
  const unknown = present((await signUp('new@example.com')).data.user);
  const fieldsOf = (user: object) => Object.keys(JSON.parse(JSON.stringify(user))).sort();
  expect(fieldsOf(known)).toEqual(fieldsOf(unknown));
  expect(known.identities).toHaveLength(present(unknown.identities).length);
  const tooSoon = { status: 429, code: 'over_email_send_rate_limit' };
  for (const email of ['member@example.com', 'new@example.com']) {
    expect((await signUp(email)).error, 'within a minute').toMatchObject(tooSoon);
  }
  clock.forward(60);
  expect((await signUp('new@example.com')).error).toBeNull();
  await backend.signedIn('member@example.com');
});

test('confirmation: the mail that confirms is sent again after a minute', async () => {
  const email = 'resend@example.com';
  await backend.signUp(email);
  const first = linkTo(email);
  const resend = () => codeOf(backend.client().auth.resend({ type: 'signup', email }));
  expect(await resend()).toBe('over_email_send_rate_limit');
  clock.forward(60);
  expect(await resend()).toBeUndefined();
  expect(await refusalOf(first), 'the first link is void').toBe('otp_expired');
  expect((await followMailTo(email)).get('access_token')).toBeTruthy();
});

test('confirmation: asking for an account’s mails makes no earlier link worthless', async () => {
  const email = 'asked-for@example.com';
  await confirmed(email);
  const ask = async (): Promise<string> => {
    clock.forward(61);
    await backend.recover(email);
    return linkTo(email);
  };
  const said = async (link: string, name: string) => (await backend.follow(link)).said.get(name);
  const own = await ask();
  const { code } = backend.mail(email);
  let last = '';
  for (let minute = 0; minute < 30; minute += 1) last = await ask();
  expect((await backend.verify(email, code, 'recovery')).error).toMatchObject({ status: 403 });
  expect(await said(own, 'type')).toBe('recovery');
  for (const used of [own, last]) expect(await said(used, 'error')).toBe('access_denied');
  const expired = await ask();
  clock.forward(3601);
  expect(await said(expired, 'error')).toBe('access_denied');
});

test('confirmation: a new password in a session older than a day needs a mailed code', async () => {
  const email = 'reauthenticate@example.com';
  const client = await confirmed(email);
  const update = async (password: string, nonce?: string) =>
    (await client.auth.updateUser({ password, ...(nonce && { nonce }) })).error;
  const { session_id: session } = await claimsOf(client);
  expect(await update(NEW_PASSWORD)).toBeNull();
  await backend.sql(
    `update auth.sessions set created_at = created_at - interval '25 hours' where id = $1`,
    [session],
  );
  expect(await update(PASSWORD)).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await client.auth.updateUser({ data: { full_name: 'Me' } })).error).toBeNull();

  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { code, link } = backend.mail(email);
  expect(link).toBeNull();
  const refused = { status: 422, code: 'reauthentication_not_valid' };
  expect(await update(PASSWORD, code === '000000' ? '000001' : '000000')).toMatchObject(refused);
  expect(await update(PASSWORD, code)).toBeNull();
  expect(await update(NEW_PASSWORD, code), 'a code works once').toMatchObject(refused);
  await backend.signedIn(email);
});

test('confirmation: another’s code counts for nothing, and ten tries are all', async () => {
  const client = await confirmed('own-code@example.com');
  const other = await confirmed('other-person@example.com');
  for (const { auth } of [client, other]) expect((await auth.reauthenticate()).error).toBeNull();
  clock.forward(25 * 3600);
  await other.auth.reauthenticate();
  const { code } = backend.mail('other-person@example.com');
  const tryIt = (nonce: string) =>
    codeOf(client.auth.updateUser({ password: NEW_PASSWORD, nonce }));
  expect(await tryIt(code)).toBe('reauthentication_not_valid');
  for (let number = 1; number < 10; number += 1) await tryIt(String(100_000 + number));
  expect(await tryIt('999999')).toBe('over_request_rate_limit');
});

test('confirmation: a new address counts once both addresses have confirmed it', async () => {
  const [old, email] = ['old@example.com', 'moved@example.com'];
  const client = await confirmed(old);
  const { data } = await client.auth.updateUser({ email });
  expect(data.user).toMatchObject({ email: old, new_email: email });
  const first = await followMailTo(email);
  expect(first.get('message')).toContain('confirm link sent to the other');
  expect((await userOf(client)).email).toBe(old);
  expect((await followMailTo(old)).get('type')).toBe('email_change');
  await backend.signedIn(email);
  expect(await codeOf(backend.signIn(old))).toBe('invalid_credentials');
});

test('confirmation: neither one answer given twice nor two of one address move it', async () => {
  const [old, email] = ['owned@example.com', 'attacker@example.com'];
  const client = await confirmed(old);
  await client.auth.updateUser({ email });
  const link = linkTo(email);
  await backend.follow(link);
  expect(await refusalOf(link)).toBe('otp_expired');
  expect((await userOf(client)).email).toBe(old);
  clock.forward(61);
  // A mail that was asked for again.
  const resend = backend.client().auth.resend({ type: 'email_change', email: old });
  expect((await resend).error).toBeNull();
  await followMailTo(email);
  expect((await userOf(client)).email).toBe(old);
  await followMailTo(old);
  expect((await userOf(client)).email).toBe(email);
});

test('confirmation: a new password makes every mailed link void', async () => {
  const email = 'void@example.com';
  const client = await confirmed(email);
  await backend.recover(email);
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect(await refusalOf(linkTo(email))).toBe('otp_expired');
});

test('confirmation: a recovered account has its second factor', { tags: ['slow'] }, async () => {
  const unconfirmed = await openExample({ now: clock.now });
  const { client, factorId } = await unconfirmed.withFactor('factor@example.com', clock.now());
  await unconfirmed.recover('factor@example.com');
  const { said } = await unconfirmed.follow(unconfirmed.mail().link);
  const { auth } = await unconfirmed.entered(said);
  expect(await codeOf(auth.updateUser({ password: NEW_PASSWORD }))).toBe('insufficient_aal');
  expect(await codeOf(auth.mfa.unenroll({ factorId }))).toBe('insufficient_aal');
  expect((await client.auth.getUser()).error).toBeNull();
  await unconfirmed.close();
});
