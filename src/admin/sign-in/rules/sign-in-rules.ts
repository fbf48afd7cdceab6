import * as z from 'zod/mini';
import { staff } from '#languages/staff.ts';

/* Apart from account-rules.ts: whoever signs in chooses no password, and needs no list of common ones. */

export const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => staff.signIn.emailNeeded }),
    z.email({ error: () => staff.signIn.emailRule }),
  );

export const signInRules = z.object({
  email,
  password: z.string().check(z.minLength(1, { error: () => staff.signIn.passwordNeeded })),
});
