import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/embedded/database.ts';
import { confirmEmail, createAccount, findAccount } from './accounts.ts';
import { sendMail } from './mails.ts';
import { checkNewPassword } from './passwords.ts';
import { refusal } from './refusals.ts';
import { type AuthCall, invalid, objectOf, parseEmail, textOf } from './request.ts';
import { openSession, type SessionAnswer } from './sessions.ts';
import { readUser, type UserAnswer } from './users.ts';

interface NewPerson {
  email: string;
  password: string;
  data: Record<string, unknown>;
}

/**
 * Signs a user up: with a session at once or, with `enable_confirmations`, a mail that confirms the
 * address; the answer then never tells whether the address has an account.
 *
 * @throws AuthFailure (signup_disabled, validation_failed, weak_password, user_already_exists,
 * over_request_rate_limit, over_email_send_rate_limit).
 */
export async function signUp(call: AuthCall): Promise<SessionAnswer | UserAnswer | null> {
  const { auth, body, limits } = call;
  if (!auth.enable_signup) throw refusal('signup_disabled');
  const [given, password] = [textOf(body, 'email'), textOf(body, 'password')];
  if (given === '') throw refusal('anonymous_provider_disabled');
  if (password === '') throw invalid('Signup requires a valid password');
  const data = objectOf(body, 'data');
  const email = parseEmail(given);
  checkNewPassword(password, auth);
  const withMail = auth.email.enable_confirmations;
  if (withMail) limits.mails.ask('signup', email);
  limits.accounts.take('');
  const person = { email, password, data };
  return await call.database.transaction<SessionAnswer | UserAnswer | null>((tx) =>
    withMail ? signUpWithMail(tx, call, person) : signUpAtOnce(tx, call, person),
  );
}

async function signUpAtOnce(
  tx: Transaction,
  call: AuthCall,
  person: NewPerson,
): Promise<SessionAnswer> {
  if (await findAccount(tx, 'email', person.email)) throw refusal('user_already_exists');
  const userId = await addAccount(tx, person);
  await confirmEmail(tx, userId);
  return await openSession(tx, call, userId, 'password');
}

async function signUpWithMail(
  tx: Transaction,
  call: AuthCall,
  person: NewPerson,
): Promise<UserAnswer | null> {
  const { email } = person;
  const known = await findAccount(tx, 'email', email);
  const pretended = known && (await pretendAccount(tx, person, new Date(call.now())));
  const userId = known?.id ?? (await addAccount(tx, person));
  // A confirmed address gets no mail.
  if (!known?.confirmed) await sendMail(tx, call, userId, email, 'confirmation_token');
  return pretended ?? (await readUser(tx, userId));
}

async function addAccount(tx: Transaction, { email, password, data }: NewPerson): Promise<string> {
  const id = randomUUID();
  const claims = { sub: id, email, email_verified: false, phone_verified: false };
  await createAccount(tx, { id, email, password, userMetadata: { ...data, ...claims } });
  return id;
}

/** The answer for a known address: a new account after the same work, taken back at once. */
async function pretendAccount(
  tx: Transaction,
  person: NewPerson,
  at: Date,
): Promise<UserAnswer | null> {
  await tx.exec('savepoint pretended');
  await tx.query`update auth.users set email = id::text where email = ${person.email}`;
  const id = await addAccount(tx, person);
  await tx.query`update auth.users set confirmation_sent_at = ${at} where id = ${id}`;
  const user = await readUser(tx, id);
  await tx.exec('rollback to savepoint pretended');
  return user;
}
