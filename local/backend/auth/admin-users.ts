import { randomBytes, randomUUID } from 'node:crypto';
import { type AuthConfig, readDuration } from '#local/backend/config.ts';
import type { Transaction } from '#local/backend/database.ts';
import {
  addEmailIdentity,
  confirmEmail,
  createAccount,
  mergeMetadata,
  refuseTakenEmail,
  setPassword,
} from './accounts.ts';
import { checkNewPassword } from './passwords.ts';
import { type AuthBody, invalid, objectOf, parseEmail, textOf } from './request.ts';

/** What `auth.admin.createUser()` and `updateUserById()` of supabase-js may send. */
interface UserChanges {
  id: string;
  /** In lower case; '' leaves it unchanged. */
  email: string;
  password: string;
  confirmEmail: boolean;
  userMetadata: Record<string, unknown> | null;
  appMetadata: Record<string, unknown> | null;
  role: string;
  /** '24h', '1h30m', or 'none' to lift a ban. */
  banDuration: string;
}

/** @throws AuthFailure for values of another kind than the admin API takes. */
export function readChanges(body: AuthBody): UserChanges {
  const email = textOf(body, 'email');
  return {
    id: textOf(body, 'id'),
    email: email && parseEmail(email),
    password: textOf(body, 'password'),
    confirmEmail: body.email_confirm === true,
    userMetadata: objectOf(body, 'user_metadata'),
    appMetadata: objectOf(body, 'app_metadata'),
    role: textOf(body, 'role'),
    banDuration: textOf(body, 'ban_duration'),
  };
}

/**
 * Creates an account as the hosted admin API does.
 *
 * @returns its id.
 * @throws AuthFailure for an address that is missing or taken.
 */
export async function createUser(
  tx: Transaction,
  changes: UserChanges,
  config: AuthConfig,
): Promise<string> {
  const { email, password } = changes;
  if (email === '') throw invalid('Cannot create a user without either an email or phone');
  await refuseTakenEmail(tx, email);
  if (password !== '') checkNewPassword(password, config);
  const id = changes.id || randomUUID();
  await createAccount(tx, {
    id,
    email,
    password: password || randomBytes(32).toString('base64url'),
    role: changes.role || 'authenticated',
    userMetadata: changes.userMetadata ?? {},
    appMetadata: changes.appMetadata ?? {},
  });
  if (changes.confirmEmail) await confirmEmail(tx, id);
  if (changes.banDuration) await ban(tx, id, changes.banDuration);
  return id;
}

/**
 * Changes an account; a new password ends every session.
 *
 * @throws AuthFailure for an address that is taken, or a password that is too short or too long.
 */
export async function changeUser(
  tx: Transaction,
  id: string,
  changes: UserChanges,
  config: AuthConfig,
): Promise<void> {
  if (changes.email) await changeEmail(tx, id, changes.email, changes.confirmEmail);
  if (changes.confirmEmail) await confirmEmail(tx, id);
  if (changes.password) {
    checkNewPassword(changes.password, config);
    await setPassword(tx, id, changes.password, null);
  }
  if (changes.role) {
    await tx.query('update auth.users set role = $2 where id = $1', [id, changes.role]);
  }
  await mergeMetadata(tx, id, 'raw_user_meta_data', changes.userMetadata);
  await mergeMetadata(tx, id, 'raw_app_meta_data', changes.appMetadata);
  if (changes.banDuration) await ban(tx, id, changes.banDuration);
  await tx.query('update auth.users set updated_at = now() where id = $1', [id]);
}

async function changeEmail(
  tx: Transaction,
  id: string,
  email: string,
  verified: boolean,
): Promise<void> {
  await refuseTakenEmail(tx, email, id);
  await tx.query('update auth.users set email = $2 where id = $1', [id, email]);
  const changed = await tx.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now()
    where user_id = $1 and provider = 'email' returning id`,
    [id, { email, email_verified: verified }],
  );
  if (changed.length === 0) await addEmailIdentity(tx, id, email, verified);
}

async function ban(tx: Transaction, id: string, duration: string): Promise<void> {
  const seconds = duration === 'none' ? null : readDuration(duration);
  if (seconds === null && duration !== 'none') {
    throw invalid(`invalid format for ban duration: time: invalid duration "${duration}"`);
  }
  await tx.query(
    'update auth.users set banned_until = now() + make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
}
