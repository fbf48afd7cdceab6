import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import {
  Clock,
  claimsOf,
  clientOf,
  openExample,
  PASSWORD,
  present,
  signedIn,
  withFactor,
} from './support.ts';

const NEW_PASSWORD = 'another-frame-43';

let backend: Backend;
const clock = new Clock();

beforeAll(async () => {
  backend = await openExample({
    now: clock.now,
    auth: {
      email: {
        enable_confirmations: true,
        secure_password_change: true,
        double_confirm_changes: true,
      },
    },
  });
});
afterAll(() => backend.close());

/** The newest mail to an address. */
function mailTo(email: string) {
  return present(backend.mails.findLast(({ to }) => to === email));
}

/** Follows a mail's link; what the address says that it leads to. */
async function follow(link: string | null): Promise<URLSearchParams> {
  const answer = await backend.fetch(new Request(present(link)));
  return new URLSearchParams(new URL(present(answer.headers.get('location'))).hash.slice(1));
}

async function confirmed(email: string) {
  const client = clientOf(backend);
  await client.auth.signUp({ email, password: PASSWORD });
  const { error } = await client.auth.verifyOtp({
    email,
    token: mailTo(email).code,
    type: 'signup',
  });
  if (error) throw error;
  return client;
}

test('the mails of an account are in its language, and otherwise in the first of the business', async () => {
  const client = clientOf(backend);
  const signUp = async (email: string, language: unknown) => {
    const options = { data: { language } };
    const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
    if (error) throw error;
    return mailTo(email);
  };
  expect(await signUp('deutsch@example.com', 'de')).toMatchObject({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: expect.stringMatching(
      /^Folgen Sie diesem Link: http\S+\n\nOder geben Sie den Code \d{6} ein$/,
    ),
  });
  for (const [nth, language] of ['en', 'xx', 'toString', 7, null, { de: 1 }].entries()) {
    const mail = await signUp(`other-${nth}@example.com`, language);
    expect(mail.subject).toBe('Confirm your email address');
  }
  await client.auth.resetPasswordForEmail('deutsch@example.com');
  expect(mailTo('deutsch@example.com').subject).toBe('Setzen Sie Ihr Passwort neu');
});

test('an account is nobody until its address is confirmed by the link', async () => {
  const email = 'link@example.com';
  const client = clientOf(backend);
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  expect(data).toMatchObject({ session: null, user: { email } });
  const early = await clientOf(backend).auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed' });

  const { link } = mailTo(email);
  const fragment = await follow(link);
  expect(fragment.get('type')).toBe('signup');
  await client.auth.setSession({
    access_token: present(fragment.get('access_token')),
    refresh_token: present(fragment.get('refresh_token')),
  });
  expect(await claimsOf(client)).toMatchObject({ email, aal: 'aal1' });
  expect((await follow(link)).get('error_code'), 'a link works once').toBe('otp_expired');
  await signedIn(backend, email);
});

test('a code works once, with its own address only, and for an hour', async () => {
  const email = 'code@example.com';
  await clientOf(backend).auth.signUp({ email, password: PASSWORD });
  const token = mailTo(email).code;
  const elsewhere = await clientOf(backend).auth.verifyOtp({
    email: 'other-code@example.com',
    token,
    type: 'signup',
  });
  expect(elsewhere.error).toMatchObject({ status: 403, code: 'otp_expired' });
  expect(
    (await clientOf(backend).auth.verifyOtp({ email, token, type: 'signup' })).error,
  ).toBeNull();
  const twice = await clientOf(backend).auth.verifyOtp({ email, token, type: 'signup' });
  expect(twice.error?.code).toBe('otp_expired');

  await clientOf(backend).auth.resetPasswordForEmail(email);
  clock.forward(3601);
  const late = await clientOf(backend).auth.verifyOtp({
    email,
    token: mailTo(email).code,
    type: 'recovery',
  });
  expect(late.error?.code).toBe('otp_expired');
  expect((await follow(mailTo(email).link)).get('error_code')).toBe('otp_expired');
});

test('signing up again is answered alike, whoever has an account', async () => {
  await confirmed('member@example.com');
  clock.forward(60);
  const signUp = (email: string) =>
    clientOf(backend).auth.signUp({
      email,
      password: NEW_PASSWORD,
      options: { data: { full_name: 'Somebody' } },
    });
  const before = backend.mails.length;
  const known = await signUp('member@example.com');
  expect(backend.mails).toHaveLength(before);
  const unknown = await signUp('new@example.com');
  const fieldsOf = (user: object) =>
    Object.keys(user)
      .filter((key) => user[key as keyof typeof user] !== undefined)
      .sort();
  expect(fieldsOf(present(known.data.user))).toEqual(fieldsOf(present(unknown.data.user)));
  expect(known.data.user?.identities).toHaveLength(present(unknown.data.user?.identities).length);
  for (const email of ['member@example.com', 'new@example.com']) {
    expect((await signUp(email)).error, 'within a minute').toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  }
  clock.forward(60);
  expect((await signUp('new@example.com')).error).toBeNull();
  await signedIn(backend, 'member@example.com');
});

test('the mail that confirms is sent again after a minute', async () => {
  const email = 'resend@example.com';
  await clientOf(backend).auth.signUp({ email, password: PASSWORD });
  const first = mailTo(email);
  const resend = () => clientOf(backend).auth.resend({ type: 'signup', email });
  expect((await resend()).error?.code).toBe('over_email_send_rate_limit');
  clock.forward(60);
  expect((await resend()).error).toBeNull();
  expect((await follow(first.link)).get('error_code'), 'the first link is void').toBe(
    'otp_expired',
  );
  expect((await follow(mailTo(email).link)).get('access_token')).toBeTruthy();
});

test('nobody who asks for an account’s mails makes an earlier link worthless', async () => {
  const email = 'asked-for@example.com';
  await confirmed(email);
  const ask = async (): Promise<string> => {
    clock.forward(61);
    await clientOf(backend).auth.resetPasswordForEmail(email);
    return present(mailTo(email).link);
  };
  const own = await ask();
  const { code } = mailTo(email);
  let last = '';
  for (let minute = 0; minute < 30; minute += 1) last = await ask();
  const verify = { email, token: code, type: 'recovery' } as const;
  expect((await clientOf(backend).auth.verifyOtp(verify)).error).toMatchObject({ status: 403 });
  expect((await follow(own)).get('type')).toBe('recovery');
  for (const used of [own, last]) expect((await follow(used)).get('error')).toBe('access_denied');
  const expired = await ask();
  clock.forward(3601);
  expect((await follow(expired)).get('error')).toBe('access_denied');
});

test('a new password in a session older than a day needs a mailed code', async () => {
  const email = 'reauthenticate@example.com';
  const client = await confirmed(email);
  const { session_id: session } = await claimsOf(client);
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();

  await backend.sql(
    `update auth.sessions set created_at = created_at - interval '25 hours' where id = $1`,
    [session],
  );
  const refused = await client.auth.updateUser({ password: PASSWORD });
  expect(refused.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  expect((await client.auth.updateUser({ data: { full_name: 'Me' } })).error).toBeNull();

  expect((await client.auth.reauthenticate()).error).toBeNull();
  const { code, link } = mailTo(email);
  expect(link).toBeNull();
  const wrong = code === '000000' ? '000001' : '000000';
  const guessed = await client.auth.updateUser({ password: PASSWORD, nonce: wrong });
  expect(guessed.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  expect((await client.auth.updateUser({ password: PASSWORD, nonce: code })).error).toBeNull();
  const again = await client.auth.updateUser({ password: NEW_PASSWORD, nonce: code });
  expect(again.error?.code, 'a code works once').toBe('reauthentication_not_valid');
  await signedIn(backend, email);
});

test('somebody else’s code counts for nothing, and codes are tried ten times', async () => {
  const client = await confirmed('own-code@example.com');
  const other = await confirmed('other-person@example.com');
  for (const { auth } of [client, other]) expect((await auth.reauthenticate()).error).toBeNull();
  clock.forward(25 * 3600);
  await other.auth.reauthenticate();
  const { code } = mailTo('other-person@example.com');
  const tryIt = async (nonce: string) =>
    (await client.auth.updateUser({ password: NEW_PASSWORD, nonce })).error?.code;
  expect(await tryIt(code)).toBe('reauthentication_not_valid');
  for (let number = 1; number < 10; number += 1) await tryIt(String(100_000 + number));
  expect(await tryIt('999999')).toBe('over_request_rate_limit');
});

test('a new address counts once both addresses have confirmed it', async () => {
  const [old, email] = ['old@example.com', 'moved@example.com'];
  const client = await confirmed(old);
  const { data } = await client.auth.updateUser({ email });
  expect(data.user).toMatchObject({ email: old, new_email: email });
  expect((await follow(mailTo(email).link)).get('message')).toContain(
    'confirm link sent to the other',
  );
  expect((await client.auth.getUser()).data.user?.email).toBe(old);
  expect((await follow(mailTo(old).link)).get('type')).toBe('email_change');
  await signedIn(backend, email);
  const gone = await clientOf(backend).auth.signInWithPassword({ email: old, password: PASSWORD });
  expect(gone.error?.code).toBe('invalid_credentials');
});

test('one answer alone, given twice, moves no address', async () => {
  const client = await confirmed('stays@example.com');
  await client.auth.updateUser({ email: 'taken-over@example.com' });
  const { link } = mailTo('taken-over@example.com');
  await follow(link);
  expect((await follow(link)).get('error_code')).toBe('otp_expired');
  expect((await client.auth.getUser()).data.user?.email).toBe('stays@example.com');
});

test('nor do two answers of one address, the second to a mail that was asked for again', async () => {
  const [old, email] = ['owned@example.com', 'attacker@example.com'];
  const client = await confirmed(old);
  await client.auth.updateUser({ email });
  await follow(mailTo(email).link);
  clock.forward(61);
  expect(
    (await clientOf(backend).auth.resend({ type: 'email_change', email: old })).error,
  ).toBeNull();
  await follow(mailTo(email).link);
  expect((await client.auth.getUser()).data.user?.email).toBe(old);
  await follow(mailTo(old).link);
  expect((await client.auth.getUser()).data.user?.email).toBe(email);
});

test('a new password makes every mailed link void', async () => {
  const email = 'void@example.com';
  const client = await confirmed(email);
  await clientOf(backend).auth.resetPasswordForEmail(email);
  const { link } = mailTo(email);
  expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
  expect((await follow(link)).get('error_code')).toBe('otp_expired');
});

test('a recovered account still has its second factor', { tags: ['slow'] }, async () => {
  const unconfirmed = await openExample({ now: clock.now });
  const { client, factorId } = await withFactor(unconfirmed, 'factor@example.com', clock.now());
  await clientOf(unconfirmed).auth.resetPasswordForEmail('factor@example.com');
  const answer = await unconfirmed.fetch(new Request(present(unconfirmed.mails.at(-1)?.link)));
  const fragment = new URLSearchParams(
    new URL(present(answer.headers.get('location'))).hash.slice(1),
  );
  const recovered = clientOf(unconfirmed);
  await recovered.auth.setSession({
    access_token: present(fragment.get('access_token')),
    refresh_token: present(fragment.get('refresh_token')),
  });
  const changed = await recovered.auth.updateUser({ password: NEW_PASSWORD });
  expect(changed.error?.code).toBe('insufficient_aal');
  expect((await recovered.auth.mfa.unenroll({ factorId })).error?.code).toBe('insufficient_aal');
  expect((await client.auth.getUser()).error).toBeNull();
  await unconfirmed.close();
});
