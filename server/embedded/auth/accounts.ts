import { randomUUID } from 'node:crypto';
import type { Transaction } from '#server/embedded/database.ts';
import { voidTokens } from './one-time-tokens.ts';
import { refusal } from './refusals.ts';
import { requireShort } from './request.ts';
import { endSessions } from './sessions.ts';

type Metadata = Record<string, unknown>;

export interface NewAccount {
  id: string;
  email: string;
  password: string;
  /** Instead of the password. */
  passwordHash?: string;
  role?: string;
  userMetadata: Metadata;
  appMetadata?: Metadata;
}

export interface Account {
  id: string;
  email: string;
  confirmed: boolean;
  /** The requested address, until it is confirmed. */
  newEmail: string | null;
  /** Whether it has a verified second factor. */
  secured: boolean;
}

export async function findAccount(
  tx: Transaction,
  column: 'id' | 'email',
  value: string,
): Promise<Account | null> {
  const [account] = await tx.query<Account>`
    select id, coalesce(email, '') as email, confirmed_at is not null as confirmed,
      nullif(email_change, '') as "newEmail", exists (
        select from auth.mfa_factors where user_id = users.id and status = 'verified') as secured
    from auth.users where (case ${column} when 'id' then id::text else email end) = ${value}`;
  return account ?? null;
}

/**
 * Creates an account with an unconfirmed e-mail identity.
 *
 * @throws AuthFailure when it would carry too much.
 */
export async function createAccount(tx: Transaction, account: NewAccount): Promise<void> {
  const { id, email, password, passwordHash = '', role = 'authenticated', userMetadata } = account;
  const appMetadata = { provider: 'email', providers: ['email'], ...account.appMetadata };
  for (const metadata of [userMetadata, appMetadata]) requireShort(metadata);
  await tx.query`
    insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values (${id}, 'authenticated', ${role}, ${email},
      coalesce(nullif(${passwordHash}, ''), extensions.crypt(${password}, auth.password_salt())),
      ${appMetadata}, ${userMetadata})`;
  await addEmailIdentity(tx, id, email, false);
}

export async function addEmailIdentity(
  tx: Transaction,
  id: string,
  email: string,
  verified: boolean,
): Promise<void> {
  const claims = { sub: id, email, email_verified: verified, phone_verified: false };
  await tx.query`insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values (${randomUUID()}, 'email', ${id}, ${id}, ${claims})`;
}

/** Changes claims of the e-mail identity. @returns whether there is one. */
export async function changeEmailIdentity(
  tx: Transaction,
  id: string,
  claims: { email?: string; email_verified: boolean },
): Promise<boolean> {
  const changed = await tx.query`
    update auth.identities set identity_data = identity_data || ${claims}::jsonb, updated_at = now()
    where user_id = ${id} and provider = 'email' returning id`;
  return changed.length > 0;
}

/** Marks the address as confirmed. */
export async function confirmEmail(tx: Transaction, id: string): Promise<void> {
  await tx.query`
    update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = ${id}`;
  await changeEmailIdentity(tx, id, { email_verified: true });
}

/** Sets the password, voids mailed tokens and ends all sessions but one. */
export async function setPassword(
  tx: Transaction,
  id: string,
  password: string,
  exceptSession: string | null,
): Promise<void> {
  await tx.query`update auth.users set updated_at = now(),
      encrypted_password = extensions.crypt(${password}, auth.password_salt())
    where id = ${id}`;
  await voidTokens(tx, id);
  await endSessions(tx, id, exceptSession);
}

/**
 * Merges metadata; a key set to `null` is removed.
 *
 * @throws AuthFailure when the account would carry too much.
 */
export async function mergeMetadata(
  tx: Transaction,
  id: string,
  user: Metadata,
  app: Metadata = {},
): Promise<void> {
  const gone = (changes: Metadata) => Object.keys(changes).filter((key) => changes[key] === null);
  const [merged] = await tx.query<{ user: Metadata; app: Metadata }>`
    update auth.users set updated_at = now(),
      raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || ${user}::jsonb) - ${gone(user)}::text[],
      raw_app_meta_data = (coalesce(raw_app_meta_data, '{}') || ${app}::jsonb) - ${gone(app)}::text[]
    where id = ${id} returning raw_user_meta_data as user, raw_app_meta_data as app`;
  for (const metadata of Object.values(merged ?? {})) requireShort(metadata);
}

/** @throws AuthFailure (email_exists) when another account has the address. */
export async function refuseTakenEmail(
  tx: Transaction,
  email: string,
  except: string | null = null,
): Promise<void> {
  const taken = await tx.query`
    select from auth.users where email = ${email} and id is distinct from ${except}`;
  if (taken.length > 0) throw refusal('email_exists');
}
