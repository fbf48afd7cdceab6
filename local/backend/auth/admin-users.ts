import { randomBytes, randomUUID } from 'node:crypto';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/http.ts';
import { MINIMUM_PASSWORD_LENGTH } from '#local/backend/lite.ts';
import { endSessions } from './sessions.ts';

/** What `auth.admin.createUser()` and `updateUserById()` of supabase-js may send. */
export interface UserChanges {
  id?: string;
  email?: string;
  password?: string;
  email_confirm?: boolean;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
  role?: string;
  /** '24h', '1h30m', or 'none' to lift a ban. */
  ban_duration?: string;
}

/**
 * Creates an account with an e-mail identity, as the hosted admin API does.
 *
 * @returns its id.
 * @throws AuthFailure for an address that is missing, malformed or taken.
 */
export async function createUser(transaction: Transaction, changes: UserChanges): Promise<string> {
  const email = readEmail(changes.email);
  if (!email) {
    throw invalid('Cannot create a user without either an email or phone');
  }
  await refuseTakenEmail(transaction, email);
  const id = changes.id ?? randomUUID();
  const password = changes.password || randomBytes(32).toString('base64url');
  await transaction.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, raw_app_meta_data, raw_user_meta_data)
    values ($1, 'authenticated', $2, $3, extensions.crypt($4, extensions.gen_salt('bf', 10)), $5, $6)`,
    [
      id,
      changes.role ?? 'authenticated',
      email,
      readPassword(password),
      { provider: 'email', providers: ['email'], ...changes.app_metadata },
      changes.user_metadata ?? {},
    ],
  );
  await addEmailIdentity(transaction, id, email, false);
  if (changes.email_confirm) await confirmEmail(transaction, id);
  if (changes.ban_duration) await ban(transaction, id, changes.ban_duration);
  return id;
}

/**
 * Changes an account. Metadata is merged, and a key set to `null` goes; a new password ends every session.
 *
 * @throws AuthFailure for an address that is malformed or taken, or a password that is too short.
 */
export async function changeUser(
  transaction: Transaction,
  id: string,
  changes: UserChanges,
): Promise<void> {
  const email = readEmail(changes.email);
  if (email) await changeEmail(transaction, id, email, changes.email_confirm ?? false);
  if (changes.email_confirm) await confirmEmail(transaction, id);
  if (changes.password !== undefined) {
    if (changes.password.length < MINIMUM_PASSWORD_LENGTH) {
      throw new AuthFailure(
        422,
        'weak_password',
        `Password should be at least ${MINIMUM_PASSWORD_LENGTH} characters.`,
      );
    }
    await transaction.query(
      `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)),
        recovery_token = null, recovery_sent_at = null where id = $1`,
      [id, readPassword(changes.password)],
    );
    await endSessions(transaction, id);
  }
  if (changes.role) {
    await transaction.query('update auth.users set role = $2 where id = $1', [id, changes.role]);
  }
  await mergeMetadata(transaction, id, 'raw_user_meta_data', changes.user_metadata);
  await mergeMetadata(transaction, id, 'raw_app_meta_data', changes.app_metadata);
  if (changes.ban_duration) await ban(transaction, id, changes.ban_duration);
  await transaction.query('update auth.users set updated_at = now() where id = $1', [id]);
}

async function changeEmail(
  transaction: Transaction,
  id: string,
  email: string,
  verified: boolean,
): Promise<void> {
  await refuseTakenEmail(transaction, email, id);
  await transaction.query('update auth.users set email = $2 where id = $1', [id, email]);
  const changed = await transaction.query(
    `update auth.identities set identity_data = identity_data || $2::jsonb, updated_at = now()
    where user_id = $1 and provider = 'email' returning id`,
    [id, { email, email_verified: verified }],
  );
  if (changed.length === 0) await addEmailIdentity(transaction, id, email, verified);
}

async function addEmailIdentity(
  transaction: Transaction,
  id: string,
  email: string,
  verified: boolean,
): Promise<void> {
  await transaction.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
    values ($1, 'email', $2, $3, $4)`,
    [randomUUID(), id, id, { sub: id, email, email_verified: verified, phone_verified: false }],
  );
}

async function confirmEmail(transaction: Transaction, id: string): Promise<void> {
  await transaction.query(
    `update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()),
      raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || '{"email_verified": true}'
    where id = $1`,
    [id],
  );
}

async function mergeMetadata(
  transaction: Transaction,
  id: string,
  column: 'raw_user_meta_data' | 'raw_app_meta_data',
  changes: Record<string, unknown> | undefined,
): Promise<void> {
  if (!changes) return;
  const gone = Object.keys(changes).filter((key) => changes[key] === null);
  await transaction.query(
    `update auth.users set ${column} = (coalesce(${column}, '{}') || $2::jsonb) - $3::text[] where id = $1`,
    [id, changes, gone],
  );
}

async function refuseTakenEmail(
  transaction: Transaction,
  email: string,
  except: string | null = null,
): Promise<void> {
  const taken = await transaction.query(
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

async function ban(transaction: Transaction, id: string, duration: string): Promise<void> {
  const seconds = duration === 'none' ? null : readDuration(duration);
  await transaction.query(
    'update auth.users set banned_until = now() + make_interval(secs => $2) where id = $1',
    [id, seconds],
  );
}

const UNIT_SECONDS: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600 };

/** Seconds of a duration as Go writes it: '24h', '1h30m'. */
function readDuration(text: string): number {
  if (!/^(\d+(\.\d+)?(ms|s|m|h))+$/.test(text)) {
    throw invalid(`invalid format for ban duration: time: invalid duration "${text}"`);
  }
  return [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h)/g)]
    .map(([, number = '0', unit = 's']) => Number(number) * (UNIT_SECONDS[unit] ?? 0))
    .reduce((sum, seconds) => sum + seconds, 0);
}

function readEmail(value: string | undefined): string | null {
  if (!value) return null;
  const email = value.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) || email.length > 255) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email;
}

/** bcrypt reads no further than 72 bytes, so a longer one would be only half a password. */
function readPassword(password: string): string {
  if (Buffer.byteLength(password) > 72) {
    throw invalid('Password cannot be longer than 72 characters');
  }
  return password;
}

function invalid(message: string): AuthFailure {
  return new AuthFailure(400, 'validation_failed', message);
}
