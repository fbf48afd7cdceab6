/** @module-tag slow */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#server/embedded/open.ts';
import {
  Clock,
  clientOf,
  codeFor,
  ORIGIN,
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

/** What came back: with a session, the attacker is in. */
interface Answer {
  status: number;
  wait: string | null;
  body: { error_code?: string; msg?: string; access_token?: string };
}

/** Asks as a program would that says it comes from somewhere else every time. */
async function askFromElsewhere(
  path: string,
  body: object,
  number: number,
  token = backend.publishableKey,
): Promise<Answer> {
  const address = `203.0.${number >> 8}.${number & 255}`;
  const answer = await backend.fetch(
    new Request(`${ORIGIN}/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        apikey: backend.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        'x-real-ip': address,
        forwarded: `for=${address}`,
        'user-agent': `browser ${number}`,
      },
      body: JSON.stringify(body),
    }),
  );
  const wait = answer.headers.get('retry-after');
  return { status: answer.status, wait, body: await answer.json() };
}

/** Three hundred tries, 100 of them at any moment. */
async function tryMany(ask: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let first = 0; first < 300; first += 100) {
    const together = Array.from({ length: 100 }, (_, number) => ask(first + number));
    answers.push(...(await Promise.all(together)));
  }
  return answers;
}

/** Ten of the tries were looked at; all others were turned away with a reason and a time. */
function expectTenLookedAt(answers: Answer[], refusal: string): void {
  expect(answers.filter(({ body }) => body.access_token !== undefined)).toEqual([]);
  expect(answers.filter(({ body }) => body.error_code === refusal)).toHaveLength(10);
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(290);
  for (const { body, wait } of slowed) {
    expect(body).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(wait)).toBeGreaterThan(0);
    expect(Number(wait)).toBeLessThanOrEqual(30);
  }
}

test('hundreds of wrong passwords are slowed and refused, whatever address they claim to come from', async () => {
  const email = 'guess@example.com';
  await signedUp(backend, email);
  await signedUp(backend, 'colleague@example.com');
  const answers = await tryMany((number) =>
    askFromElsewhere(
      'token?grant_type=password',
      // The same account however it is spelt.
      { email: number % 2 ? email : email.toUpperCase(), password: `wrong-frame-${number}` },
      number,
    ),
  );
  expectTenLookedAt(answers, 'invalid_credentials');
  const credentials = { email, password: PASSWORD };
  const tooEarly = await clientOf(backend).auth.signInWithPassword(credentials);
  expect(tooEarly.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });

  // Nobody else waits, and the owner is let in once the wait is over.
  await signedIn(backend, 'colleague@example.com');
  clock.forward(3);
  expect((await clientOf(backend).auth.signInWithPassword(credentials)).error).toBeNull();
});

test('hundreds of wrong codes are slowed and refused, over all challenges and sessions', async () => {
  const { client, factorId, secret } = await withFactor(
    backend,
    'guess-code@example.com',
    clock.now(),
  );
  const colleague = await withFactor(backend, 'colleague-code@example.com', clock.now());
  clock.forward(60);
  // The attacker knows the password: with every session and challenge of their own.
  const doors = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const attacker = await signedIn(backend, 'guess-code@example.com');
      const { data } = await attacker.auth.getSession();
      const { data: challenge } = await attacker.auth.mfa.challenge({ factorId });
      return { token: present(data.session).access_token, id: present(challenge).id };
    }),
  );
  const right = codeFor(secret, clock.now());
  const answers = await tryMany((number) => {
    const { token, id } = present(doors[number % doors.length]);
    // No code that the app shows now, just before or just after.
    const code = String((Number(right) + 500_000 + number) % 1_000_000).padStart(6, '0');
    return askFromElsewhere(
      `factors/${factorId}/verify`,
      { challenge_id: id, code },
      number,
      token,
    );
  });
  expectTenLookedAt(answers, 'mfa_verification_failed');

  const { data: challenge } = await client.auth.mfa.challenge({ factorId });
  const given = { factorId, challengeId: present(challenge).id };
  const tooEarly = await client.auth.mfa.verify({ ...given, code: right });
  expect(tooEarly.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  // A new sign-in buys no new tries.
  const again = await signedIn(backend, 'guess-code@example.com');
  const bought = await again.auth.mfa.challengeAndVerify({ factorId, code: right });
  expect(bought.error).toMatchObject({ status: 429 });

  const theirs = codeFor(colleague.secret, clock.now());
  const letIn = await colleague.client.auth.mfa.challengeAndVerify({
    factorId: colleague.factorId,
    code: theirs,
  });
  expect(letIn.error, 'nobody else waits').toBeNull();
  clock.forward(30);
  const code = codeFor(secret, clock.now());
  expect((await client.auth.mfa.verify({ ...given, code })).error).toBeNull();
});

test('six digits out of a mail can not be guessed', async () => {
  await signedUp(backend, 'digits@example.com');
  await clientOf(backend).auth.resetPasswordForEmail('digits@example.com');
  const answers = await tryMany((number) =>
    askFromElsewhere(
      'verify',
      { email: 'digits@example.com', token: String(100_000 + number), type: 'recovery' },
      number,
    ),
  );
  expectTenLookedAt(answers, 'otp_expired');

  // The link in the same mail opens the account all the same.
  const link = present(present(backend.mails.at(-1)).link);
  const followed = await backend.fetch(new Request(link));
  expect(followed.headers.get('location')).toContain('access_token');
});

test('digits moved from a code into the address neither open the account nor buy tries', async () => {
  await signedUp(backend, 'border@example.com');
  await clientOf(backend).auth.resetPasswordForEmail('border@example.com');
  const code = present(present(backend.mails.at(-1)).code);
  for (let moved = 1; moved < code.length; moved += 1) {
    const email = `border@example.com${code.slice(0, moved)}`;
    for (const token of [code.slice(moved), code.slice(moved).padStart(6, '0'), code]) {
      const { status, body } = await askFromElsewhere(
        'verify',
        { email, token, type: 'recovery' },
        moved,
      );
      expect(status, `${email} ${token}`).toBe(403);
      expect(body.access_token, `${email} ${token}`).toBeUndefined();
    }
  }
  // Nothing of this counted for the account, whose code is still good.
  const { error } = await clientOf(backend).auth.verifyOtp({
    email: 'border@example.com',
    token: code,
    type: 'recovery',
  });
  expect(error).toBeNull();
});

test('what can not be a code is refused as a wrong one, and uses up no tries', async () => {
  await signedUp(backend, 'form@example.com');
  await clientOf(backend).auth.resetPasswordForEmail('form@example.com');
  const code = present(present(backend.mails.at(-1)).code);
  const verify = (token: string) =>
    askFromElsewhere('verify', { email: 'form@example.com', token, type: 'recovery' }, 1);
  for (const token of ['1', `${code} `, `0${code}`, 'abcdef', '١٢٣٤٥٦', '12345\n', '      ']) {
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await verify(token);
      expect([status, body.error_code], token).toEqual([403, 'otp_expired']);
    }
  }
  expect((await verify(code)).body.access_token).toBeDefined();
});

test('the two addresses of a change do not mean twice the tries', async () => {
  const client = await signedUp(backend, 'before@example.com');
  const { error } = await client.auth.updateUser({ email: 'after@example.com' });
  expect(error).toBeNull();
  const answers = await tryMany((number) =>
    askFromElsewhere(
      'verify',
      {
        email: number % 2 ? 'before@example.com' : 'after@example.com',
        token: String(100_000 + number),
        type: 'email_change',
      },
      number,
    ),
  );
  expectTenLookedAt(answers, 'otp_expired');
});

test('new accounts are made no faster than on a hosted project', async () => {
  const bounded = await openExample({
    now: clock.now,
    auth: { email: { enable_confirmations: false }, rate_limit: { sign_in_sign_ups: 1 } },
  });
  const signUp = (number: number) =>
    clientOf(bounded).auth.signUp({ email: `many-${number}@example.com`, password: PASSWORD });
  // One in five minutes; an hour's worth may come at once.
  for (let number = 0; number < 12; number += 1) expect((await signUp(number)).error).toBeNull();
  expect((await signUp(12)).error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
  clock.forward(5 * 60);
  expect((await signUp(13)).error).toBeNull();
  await bounded.close();
});

test('mails are no more in an hour than the project sends, and invented addresses use none up', async () => {
  const bounded = await openExample({
    now: clock.now,
    auth: { email: { enable_confirmations: false }, rate_limit: { email_sent: 2 } },
  });
  for (const number of [1, 2, 3]) await signedUp(bounded, `mails-${number}@example.com`);
  const recover = async (email: string) =>
    (await clientOf(bounded).auth.resetPasswordForEmail(email)).error;
  for (let number = 0; number < 20; number += 1) {
    expect(await recover(`invented-${number}@example.com`)).toBeNull();
  }
  expect(await recover('mails-1@example.com')).toBeNull();
  expect(await recover('mails-2@example.com')).toBeNull();
  for (const email of ['mails-3@example.com', 'also-invented@example.com']) {
    expect(await recover(email), 'the same for both').toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    });
  }
  clock.forward(30 * 60);
  expect(await recover('mails-3@example.com')).toBeNull();
  expect(bounded.mails.map(({ to }) => to)).toEqual([
    'mails-1@example.com',
    'mails-2@example.com',
    'mails-3@example.com',
  ]);
  await bounded.close();
});
