import { randomUUID } from 'node:crypto';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/supabase-errors.ts';
import { voidTokens } from './one-time-tokens.ts';
import { hashOf } from './passwords.ts';
import { endSessions } from './sessions.ts';

export interface NewAccount {
  id: string;
  email: string;
  password: string;
  role: string;
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
}

export interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  /** The requested address, until it is confirmed. */
  newEmail: string | null;
}

export async function findAccount(
  tx: Transaction,
  column: 'id' | 'email',
  value: string,
): Promise<Account | null> {
  const [account] = await tx.query<Account>(
    `select id, email, confirmed_at is not null as confirmed, nullif(email_change, '') as "newEmail"
    from auth.users where ${column} = $1`,
    [value],
  );
  return account ?? null;
}

/** Creates an account with an unconfirmed e-mail identity. */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<void> {
  const { id, email } = account;
  await tx.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values ($1, 'authenticated', $2, $3, ${hashOf('$4')}, $5, $6)`,
    [
      id,
      account.role,
      email,
      account.password,
      { provider: 'email', providers: ['email'], ...account.appMetadata },
      account.userMetadata,
    ],
  );
  await addEmailIdentity(tx, id, email, false);
}

export async function addEmailIdentity(
  tx: Transaction,
  id: string,
  email: string,
  verified: boolean,
): Promise<void> {
  await tx.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values ($1, 'email', $2, $3, $4)`,
    [randomUUID(), id, id, { sub: id, email, email_verified: verified, phone_verified: false }],
  );
}

/** Marks the address as confirmed. */
export async function confirmEmail(tx: Transaction, id: string): Promise<void> {
  await tx.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = $1`,
    [id],
  );
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
    where user_id = $1 and provider = 'email'`,
    [id],
  );
}

/** Sets the password, voids mailed tokens and ends all sessions but one. */
export async function setPassword(
  tx: Transaction,
  id: string,
  password: string,
  exceptSession: string | null,
): Promise<void> {
  await tx.query(
    `update auth.users set encrypted_password = ${hashOf('$2')}, updated_at = now() where id = $1`,
    [id, password],
  );
  await voidTokens(tx, id);
  await endSessions(tx, id, exceptSession);
}

/** Merges metadata; a key set to `null` is removed. */
export async function mergeMetadata(
  tx: Transaction,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Record<string, unknown> | null | undefined,
): Promise<void> {
  if (!changes) return;
  const gone = Object.keys(changes).filter((key) => changes[key] === null);
  await tx.query(
    `update auth.users set ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[] where id = $1`,
    [id, changes, gone],
  );
}

/** @throws AuthFailure (email_exists) when another account has the address. */
export async function refuseTakenEmail(
  tx: Transaction,
  email: string,
  except: string | null = null,
): Promise<void> {
  const taken = await tx.query(
    'select from auth.users where email = $1 and ($2::uuid is null or id <> $2)',
    [email, except],
  );
  if (taken.length > 0) {
    throw new AuthFailure(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
}
