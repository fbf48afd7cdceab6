import * as z from 'zod/mini';
import { type PasswordOwner, validatePassword } from '#domain/accounts/password.ts';
import { staff } from '#languages/staff.ts';
import { email } from './sign-in-rules.ts';

export const fullName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => staff.signInSteps.nameNeeded }),
    z.maxLength(120, { error: () => staff.signInSteps.atMostCharacters }),
  );

/** Checks a new password together with what is known of its owner. */
function newPassword<Values extends { password: string }>(
  ownerOf: (values: Values) => PasswordOwner,
) {
  const fault = (values: Values) => validatePassword(values.password, ownerOf(values));
  return z.refine<Values>((values) => fault(values) === '', {
    path: ['password'],
    error: ({ input }) => fault(input as Values),
    // Together with the faults of other fields, not after them.
    when: () => true,
  });
}

export const signUpRules = z
  .object({ fullName, email, password: z.string() })
  .check(newPassword(({ email, fullName }) => ({ email, name: fullName })));

export const forgottenRules = z.object({ email });

export function newPasswordRules(owner: PasswordOwner, asksCurrent: boolean) {
  const current = z
    .string()
    .check(z.minLength(asksCurrent ? 1 : 0, staff.signInSteps.currentPasswordNeeded));
  return z.object({ current, password: z.string() }).check(newPassword(() => owner));
}

/** From an app, a text message or a mail. */
export const CODE_LENGTH = 6;

/** '123 456' is fine. */
export const codeRules = z.object({
  code: z
    .string()
    .check(
      z.overwrite(digitsOf),
      z.length(CODE_LENGTH, { error: () => staff.signInSteps.digitsNeeded }),
    ),
});

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
