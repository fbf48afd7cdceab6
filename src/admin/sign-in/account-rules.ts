import * as z from 'zod/mini';
import { validatePassword } from '#domain/password.ts';

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter your email address.'),
    z.email('Enter an email address such as anna@example.com.'),
  );

/** A password that is to be set, not checked. */
export const newPassword = z.string().check((context) => {
  const fault = validatePassword(context.value);
  if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value });
});

/** What each form needs before it asks the server. */
export const signInRules = z.object({
  email,
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

export const signUpRules = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your name, so that colleagues know who you are.'),
      z.maxLength(120, 'Use at most 120 characters.'),
    ),
  email,
  password: newPassword,
});

export const forgottenRules = z.object({ email });

export const newPasswordRules = z.object({ password: newPassword });

/** Six digits, however they were typed: '123 456' is fine. */
export const codeRules = z.object({
  code: z.string().check(
    z.overwrite((text) => text.replace(/\D/g, '')),
    z.regex(/^\d{6}$/, 'Enter the six digits of the code.'),
  ),
});

export type SignInValues = z.infer<typeof signInRules>;
export type SignUpValues = z.infer<typeof signUpRules>;
export type ForgottenValues = z.infer<typeof forgottenRules>;
export type NewPasswordValues = z.infer<typeof newPasswordRules>;
export type CodeValues = z.infer<typeof codeRules>;
