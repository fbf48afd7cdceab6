import { expect, test } from 'vitest';
import { codeRules, newPasswordRules, signUpRules } from './account-rules.ts';

function faultsOf(rules: typeof signUpRules, values: unknown): Record<string, string> {
  const { error } = rules.safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

test('sign-in: an empty sign-up form learns of all its faults at once', () => {
  expect(faultsOf(signUpRules, { fullName: ' ', email: '', password: '' })).toEqual({
    fullName: 'Enter your name, so that colleagues know who you are.',
    email: 'Enter your email address.',
    password: 'Choose a password of at least 8 characters.',
  });
});

test('sign-in: a password is judged by what was typed above it; and by whose it is', () => {
  const nora = { fullName: 'Nora Pine', email: 'nora@example.com' };
  expect(faultsOf(signUpRules, { ...nora, password: 'nora.pine' })).toEqual({
    password: expect.stringMatching(/your own name or address/),
  });
  expect(faultsOf(signUpRules, { ...nora, password: 'plane saw river' })).toEqual({});
  const rules = newPasswordRules({ email: 'nora.pine@example.com', name: undefined }, false);
  expect(rules.safeParse({ current: '', password: 'norapine' }).success).toBe(false);
  expect(rules.safeParse({ current: '', password: 'plane saw river' }).success).toBe(true);
});

test('sign-in: six digits are a code, however they were typed', () => {
  expect(codeRules.safeParse({ code: ' 123 456 ' })).toMatchObject({ data: { code: '123456' } });
  expect(codeRules.safeParse({ code: '12345' }).success).toBe(false);
});
