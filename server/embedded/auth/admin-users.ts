import { randomBytes, randomUUID } from 'node:crypto';
import { readDuration } from '#server/embedded/config.ts';
import type { Transaction } from '#server/embedded/database.ts';
import {
  addEmailIdentity,
  changeEmailIdentity,
  confirmEmail,
  createAccount,
  mergeMetadata,
  refuseTakenEmail,
  setPassword,
} from './accounts.ts';
import { checkNewPassword } from './passwords.ts';
import { type AuthBody, type AuthCall, invalid, objectOf, parseEmail, textOf } from './request.ts';

/**
 * What `auth.admin.createUser()` and `updateUserById()` of supabase-js may send; '' leaves a text
 * unchanged.
 *
 * @throws AuthFailure for values of another kind than the admin API takes.
 */
function readChanges(body: AuthBody) {
  const email = textOf(body, 'email');
  return {
    id: textOf(body, 'id'),
    email: email && parseEmail(email),
    password: textOf(body, 'password'),
    confirms: body.email_confirm === true,
    userMetadata: objectOf(body, 'user_metadata'),
    appMetadata: objectOf(body, 'app_metadata'),
    role: textOf(body, 'role'),
    /** '24h', '1h30m', or 'none' to lift a ban. */
    banDuration: textOf(body, 'ban_duration'),
  };
}

/**
 * Creates an account as the hosted admin API does.
 *
 * @returns its id.
 * @throws AuthFailure for an address that is missing or taken.
 */
export async function createUser(tx: Transaction, { body, auth }: AuthCall): Promise<string> {
  const { email, password, confirms, banDuration, ...changes } = readChanges(body);
  if (email === '') throw invalid('Cannot create a user without either an email or phone');
  await refuseTakenEmail(tx, email);
  if (password !== '') checkNewPassword(password, auth);
  const account = {
    ...changes,
    id: changes.id || randomUUID(),
    email,
    password: password || randomBytes(32).toString('base64url'),
    role: changes.role || 'authenticated',
  };
  await createAccount(tx, account);
  if (confirms) await confirmEmail(tx, account.id);
  if (banDuration) await ban(tx, account.id, banDuration);
  return account.id;
}

/**
 * Changes an account; a new password ends every session.
 *
 * @throws AuthFailure for an address that is taken, or a password that is too short or too long.
 */
export async function changeUser(
  tx: Transaction,
  id: string,
  { body, auth }: AuthCall,
): Promise<void> {
  const { email, password, role, ...changes } = readChanges(body);
  if (email) await changeEmail(tx, id, email, changes.confirms);
  if (changes.confirms) await confirmEmail(tx, id);
  if (password) {
    checkNewPassword(password, auth);
    await setPassword(tx, id, password, null);
  }
  if (role) await tx.query`update auth.users set role = ${role} where id = ${id}`;
  await mergeMetadata(tx, id, changes.userMetadata, changes.appMetadata);
  if (changes.banDuration) await ban(tx, id, changes.banDuration);
}

async function changeEmail(
  tx: Transaction,
  id: string,
  email: string,
  email_verified: boolean,
): Promise<void> {
  await refuseTakenEmail(tx, email, id);
  await tx.query`update auth.users set email = ${email} where id = ${id}`;
  const hasIdentity = await changeEmailIdentity(tx, id, { email, email_verified });
  if (!hasIdentity) await addEmailIdentity(tx, id, email, email_verified);
}

async function ban(tx: Transaction, id: string, duration: string): Promise<void> {
  const seconds = duration === 'none' ? null : readDuration(duration);
  if (seconds === null && duration !== 'none') {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  await tx.query`
    update auth.users set banned_until = now() + make_interval(secs => ${seconds}) where id = ${id}`;
}
