import { randomUUID } from 'node:crypto';
import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { confirmEmail, createAccount, findAccount } from './accounts.ts';
import type { MailLimit } from './mail-limit.ts';
import { sendMail } from './mails.ts';
import { checkNewPassword, isPassword } from './passwords.ts';
import { type AuthBody, invalid, objectOf, parseEmail, textOf } from './request.ts';
import { openSession, type SessionAnswer } from './sessions.ts';
import type { AttemptThrottle } from './throttle.ts';
import { readUser, type UserAnswer } from './users.ts';

export interface SignUpLimits {
  accounts: AttemptThrottle;
  mails: MailLimit;
}

interface NewPerson {
  email: string;
  password: string;
  userMetadata: Record<string, unknown>;
  redirectTo: string | null;
}

/**
 * Signs a user up: with a session at once or, with `enable_confirmations`, a mail that confirms the
 * address; the answer then never tells whether the address has an account.
 *
 * @throws AuthFailure (signup_disabled, validation_failed, weak_password, user_already_exists,
 * over_request_rate_limit, over_email_send_rate_limit).
 */
export async function signUp(
  context: BackendContext,
  limits: SignUpLimits,
  request: Request,
  body: AuthBody,
  redirectTo: string | null,
): Promise<SessionAnswer | UserAnswer> {
  const { auth } = context;
  if (!auth.enable_signup) {
    throw new AuthFailure(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const [email, password] = [textOf(body, 'email'), textOf(body, 'password')];
  if (email === '') {
    throw new AuthFailure(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  if (password === '') throw invalid('Signup requires a valid password');
  const userMetadata = objectOf(body, 'data') ?? {};
  const person = { email: parseEmail(email), password, userMetadata, redirectTo };
  checkNewPassword(password, auth);
  if (auth.email.enable_confirmations) limits.mails.ask('signup', person.email);
  limits.accounts.take('');
  return await context.database.transaction(async (tx) =>
    auth.email.enable_confirmations
      ? await signUpWithMail(tx, context, limits.mails, person)
      : await signUpAtOnce(tx, context, request, person),
  );
}

async function signUpAtOnce(
  tx: Transaction,
  context: BackendContext,
  request: Request,
  person: NewPerson,
): Promise<SessionAnswer> {
  if (await findAccount(tx, 'email', person.email)) {
    throw new AuthFailure(422, 'user_already_exists', 'User already registered');
  }
  const userId = await addAccount(tx, person);
  await confirmEmail(tx, userId);
  return await openSession(tx, context, request, { userId, method: 'password' });
}

async function signUpWithMail(
  tx: Transaction,
  context: BackendContext,
  limit: MailLimit,
  person: NewPerson,
): Promise<UserAnswer> {
  const known = await findAccount(tx, 'email', person.email);
  // A known address gets the same answer after the same work; confirmed, it gets no mail.
  if (known) await isPassword(tx, null, person.password);
  const userId = known?.id ?? (await addAccount(tx, person));
  if (!known?.confirmed) {
    await sendMail(tx, context, limit, {
      userId,
      to: person.email,
      type: 'confirmation_token',
      redirectTo: person.redirectTo,
    });
  }
  const user = known ? null : await readUser(tx, userId);
  return user ?? pretendedAccount(person, new Date(context.now()));
}

async function addAccount(tx: Transaction, person: NewPerson): Promise<string> {
  const id = randomUUID();
  const { email, password } = person;
  await createAccount(tx, {
    id,
    email,
    password,
    role: 'authenticated',
    userMetadata: { ...person.userMetadata, ...claimsOf(id, email) },
    appMetadata: {},
  });
  return id;
}

function claimsOf(sub: string, email: string): Record<string, unknown> {
  return { sub, email, email_verified: false, phone_verified: false };
}

/** The answer for a known address: what a new account would look like. */
function pretendedAccount({ email, userMetadata }: NewPerson, at: Date): UserAnswer {
  const id = randomUUID();
  const time = at.toISOString();
  const claims = claimsOf(id, email);
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: time,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...userMetadata, ...claims },
    identities: [
      {
        identity_id: randomUUID(),
        id,
        user_id: id,
        identity_data: claims,
        provider: 'email',
        last_sign_in_at: time,
        created_at: time,
        updated_at: time,
        email,
      },
    ],
    created_at: time,
    updated_at: time,
    is_anonymous: false,
  };
}
