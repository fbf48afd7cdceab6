import * as z from 'zod/mini';

/** What the sign-in form needs before it asks the server. */
export const signInRules = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter your email address.'),
      z.email('Enter an email address such as anna@example.com.'),
    ),
  password: z.string().check(z.minLength(1, 'Enter your password.')),
});

export type SignInValues = z.infer<typeof signInRules>;
