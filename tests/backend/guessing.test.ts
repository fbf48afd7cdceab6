/** @module-tag slow */
import { expect, test } from 'vitest';
import { Clock, codeFor, codeOf, present, tokenOf } from './sessions.ts';
import { type Answered, exampleBackend } from './support.ts';

const clock = new Clock();
const backend = exampleBackend({ now: clock.now });
const SLOWED = { status: 429, code: 'over_request_rate_limit' };

/** Asks as a program would that says it comes from somewhere else every time. */
function askFromElsewhere(
  path: string,
  body: object,
  nth: number,
  bearer = backend.publishableKey,
) {
  const address = `203.0.${nth >> 8}.${nth & 255}`;
  const headers = {
    ...{ 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` },
    'user-agent': `browser ${nth}`,
  };
  return backend.ask('POST', `auth/v1/${path}`, { body, headers, bearer });
}

/** Three hundred tries, 100 of them at any moment. */
async function tryMany(ask: (number: number) => Promise<Answered>): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let first = 0; first < 300; first += 100) {
    const together = Array.from({ length: 100 }, (_, number) => ask(first + number));
    answers.push(...(await Promise.all(together)));
  }
  return answers;
}

/** Ten of the tries were looked at; all others were turned away with a reason and a time. */
function expectTenLookedAt(answers: Answered[], refusal: string): void {
  expect(answers.filter(({ body }) => body.access_token !== undefined)).toEqual([]);
  expect(answers.filter(({ body }) => body.error_code === refusal)).toHaveLength(10);
  const slowed = answers.filter(({ status }) => status === 429);
  expect(slowed).toHaveLength(290);
  const words = { error_code: SLOWED.code, msg: 'Request rate limit reached' };
  for (const { body, headers } of slowed) {
    expect(body).toMatchObject(words);
    const wait = Number(headers.get('retry-after'));
    expect([wait, wait > 0 && wait <= 30]).toEqual([wait, true]);
  }
}

/** Somebody who has asked for a mail; the code in it. */
async function mailedCode(email: string): Promise<string> {
  await backend.signedUp(email);
  await backend.recover(email);
  return present(backend.mail().code);
}

const verify = (email: string, token: string, nth: number, type = 'recovery') =>
  askFromElsewhere('verify', { email, token, type }, nth);

test('guessing: hundreds of passwords are refused, from whatever address', async () => {
  const email = 'guess@example.com';
  await backend.signedUp(email);
  await backend.signedUp('colleague@example.com');
  const answers = await tryMany((nth) => {
    // The same account however it is spelt.
    const spelt = nth % 2 ? email : email.toUpperCase();
    const guess = { email: spelt, password: `wrong-frame-${nth}` };
    return askFromElsewhere('token?grant_type=password', guess, nth);
  });
  expectTenLookedAt(answers, 'invalid_credentials');
  expect((await backend.signIn(email)).error).toMatchObject(SLOWED);

  // Nobody else waits, and the owner is let in once the wait is over.
  await backend.signedIn('colleague@example.com');
  clock.forward(3);
  await backend.signedIn(email);
});

test('guessing: hundreds of codes are refused, over all challenges and sessions', async () => {
  const email = 'guess-code@example.com';
  const { client, factorId, secret } = await backend.withFactor(email, clock.now());
  const colleague = await backend.withFactor('colleague-code@example.com', clock.now());
  clock.forward(60);
  const challengeOf = async ({ auth }: typeof client) =>
    present((await auth.mfa.challenge({ factorId })).data).id;
  // The attacker knows the password: with every session and challenge of their own.
  const open = async () => {
    const attacker = await backend.signedIn(email);
    return { token: await tokenOf(attacker), challenge_id: await challengeOf(attacker) };
  };
  const doors = await Promise.all([open(), open(), open(), open()]);
  const right = codeFor(secret, clock.now());
  const answers = await tryMany((nth) => {
    const { token, challenge_id } = present(doors[nth % doors.length]);
    // No code that the app shows now, just before or just after.
    const code = String((Number(right) + 500_000 + nth) % 1_000_000).padStart(6, '0');
    return askFromElsewhere(`factors/${factorId}/verify`, { challenge_id, code }, nth, token);
  });
  expectTenLookedAt(answers, 'mfa_verification_failed');

  const given = { factorId, challengeId: await challengeOf(client) };
  expect((await client.auth.mfa.verify({ ...given, code: right })).error).toMatchObject(SLOWED);
  // A new sign-in buys no new tries.
  const { auth: again } = await backend.signedIn(email);
  const bought = again.mfa.challengeAndVerify({ factorId, code: right });
  expect((await bought).error).toMatchObject({ status: 429 });

  const theirs = { factorId: colleague.factorId, code: codeFor(colleague.secret, clock.now()) };
  const letIn = await colleague.client.auth.mfa.challengeAndVerify(theirs);
  expect(letIn.error, 'nobody else waits').toBeNull();
  clock.forward(30);
  const code = codeFor(secret, clock.now());
  expect((await client.auth.mfa.verify({ ...given, code })).error).toBeNull();
});

test('guessing: six digits out of a mail can not be guessed', async () => {
  const email = 'digits@example.com';
  await mailedCode(email);
  const answers = await tryMany((nth) => verify(email, String(100_000 + nth), nth));
  expectTenLookedAt(answers, 'otp_expired');
  // The link in the same mail opens the account all the same.
  const { said } = await backend.follow(backend.mail().link);
  expect(said.get('access_token')).toBeTruthy();
});

test('guessing: digits moved from a code into the address buy no tries', async () => {
  const code = await mailedCode('border@example.com');
  for (let moved = 1; moved < code.length; moved += 1) {
    const email = `border@example.com${code.slice(0, moved)}`;
    for (const token of [code.slice(moved), code.slice(moved).padStart(6, '0'), code]) {
      const { status, body } = await verify(email, token, moved);
      expect([status, body.access_token], `${email} ${token}`).toEqual([403, undefined]);
    }
  }
  // Nothing of this counted for the account, whose code is still good.
  expect((await backend.verify('border@example.com', code, 'recovery')).error).toBeNull();
});

test('guessing: what can not be a code is a wrong one, and uses up no tries', async () => {
  const email = 'form@example.com';
  const code = await mailedCode(email);
  for (const token of ['1', `${code} `, `0${code}`, 'abcdef', '١٢٣٤٥٦', '12345\n', '      ']) {
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await verify(email, token, 1);
      expect([status, body.error_code], token).toEqual([403, 'otp_expired']);
    }
  }
  expect((await verify(email, code, 1)).body.access_token).toBeDefined();
});

test('guessing: the two addresses of a change do not mean twice the tries', async () => {
  const addresses = ['before@example.com', 'after@example.com'] as const;
  const client = await backend.signedUp(addresses[0]);
  expect((await client.auth.updateUser({ email: addresses[1] })).error).toBeNull();
  const answers = await tryMany((nth) =>
    verify(present(addresses[nth % 2]), String(100_000 + nth), nth, 'email_change'),
  );
  expectTenLookedAt(answers, 'otp_expired');
});

const few = exampleBackend({
  now: clock.now,
  auth: {
    email: { enable_confirmations: false },
    rate_limit: { sign_in_sign_ups: 1, email_sent: 2 },
  },
});

test('guessing: new accounts are made no faster than on a hosted project', async () => {
  const signUp = async (nth: number) => (await few.signUp(`many-${nth}@example.com`)).error;
  // One in five minutes; an hour's worth may come at once.
  for (let nth = 0; nth < 12; nth += 1) expect(await signUp(nth)).toBeNull();
  expect(await signUp(12)).toMatchObject(SLOWED);
  clock.forward(5 * 60);
  expect(await signUp(13)).toBeNull();
});

test('guessing: mails have a limit an hour, and invented addresses use none up', async () => {
  const people = [1, 2, 3].map((nth) => `many-${nth}@example.com`);
  const recover = (email: string) => codeOf(few.recover(email));
  for (let nth = 0; nth < 20; nth += 1) {
    expect(await recover(`invented-${nth}@example.com`)).toBeUndefined();
  }
  for (const email of people.slice(0, 2)) expect(await recover(email)).toBeUndefined();
  for (const email of ['many-3@example.com', 'also-invented@example.com']) {
    const { error } = await few.recover(email);
    const refused = { status: 429, code: 'over_email_send_rate_limit' };
    expect(error, 'the same for both').toMatchObject(refused);
  }
  clock.forward(30 * 60);
  expect(await recover('many-3@example.com')).toBeUndefined();
  expect(few.mails.map(({ to }) => to)).toEqual(people);
});
