/** @module-tag slow */
import { expect, test } from 'vitest';
import { createLimits } from '#server/embedded/auth/request.ts';
import { signIn } from '#server/embedded/auth/routes.ts';
import { verifyPost } from '#server/embedded/auth/verify.ts';

type Call = Parameters<typeof verifyPost>[0];

/** A call of the auth server whose database knows one account, and no right code or password. */
function callsOf(email: string) {
  const auth = { email: { otp_length: 6 } };
  const context = { auth, now: () => 0, rate_limit: {} };
  const limits = createLimits({
    ...context,
    auth: { ...auth, rate_limit: { sign_in_sign_ups: 30, email_sent: 30 } },
  } as unknown as Parameters<typeof createLimits>[0]);
  const database = {
    sql: async (_text: string, [asked]: string[]) => (asked === email ? [{ id: 'its-id' }] : []),
    transaction: async () => 'refused',
  };
  return (body: object) => ({ ...context, limits, database, body }) as unknown as Call;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'let in',
    (error: { code?: string }) => error.code,
  );

test('throttle: ten thousand invented addresses buy an account no further tries', async () => {
  const call = callsOf('real@example.com');
  const guess = (email: string) =>
    codeOf(verifyPost(call({ type: 'recovery', email, token: '123456' })));
  for (let number = 0; number < 10; number += 1) {
    expect(await guess('real@example.com')).toBe('otp_expired');
  }
  for (let number = 0; number < 10_001; number += 1) await guess(`other-${number}@example.com`);
  expect(await guess('real@example.com')).toBe('over_request_rate_limit');
});

test('throttle: an overlong address is a wrong one, and not remembered', async () => {
  const call = callsOf('real@example.com');
  const long = `${'a'.repeat(900_000)}@example.com`;
  for (let number = 0; number < 12; number += 1) {
    const work = signIn(call({ email: long, password: 'any' }));
    expect(await codeOf(work)).toBe('invalid_credentials');
  }
});
