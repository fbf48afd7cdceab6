import type { Transaction } from '#local/backend/database.ts';

/** A second factor without its secret. */
export interface FactorAnswer {
  id: string;
  friendly_name?: string;
  factor_type: 'totp' | 'phone' | 'webauthn';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
  phone?: string;
  last_challenged_at: string | null;
}

export type UserAnswer = Record<string, unknown> & {
  id: string;
  email: string;
  phone: string;
  aud: string;
  role: string;
  app_metadata: Record<string, unknown>;
  user_metadata: Record<string, unknown>;
  factors?: FactorAnswer[];
};

type UserRow = Record<string, unknown> & {
  id: string;
  email: string | null;
  phone: string | null;
  aud: string | null;
  role: string | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  email_change: string | null;
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
};

/** Columns that are shown when they are set. */
const SHOWN_WHEN_SET = [
  'email_confirmed_at',
  'invited_at',
  'phone_confirmed_at',
  'confirmation_sent_at',
  'confirmed_at',
  'recovery_sent_at',
  'email_change_sent_at',
  'reauthentication_sent_at',
  'last_sign_in_at',
  'banned_until',
  'deleted_at',
] as const;

/** `null` when there is no such account. */
export async function readUser(tx: Transaction, userId: string): Promise<UserAnswer | null> {
  const [user] = await tx.query<UserRow>('select * from auth.users where id = $1', [userId]);
  if (!user) return null;
  const identities = await tx.query(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider,
      coalesce(last_sign_in_at, created_at) as last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = $1 order by created_at, id`,
    [userId],
  );
  const factors = await readFactors(tx, userId);
  return {
    id: user.id,
    aud: user.aud ?? 'authenticated',
    role: user.role ?? 'authenticated',
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...Object.fromEntries(
      SHOWN_WHEN_SET.filter((column) => user[column]).map((column) => [column, user[column]]),
    ),
    ...(user.email_change && { new_email: user.email_change }),
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    ...(factors.length > 0 && { factors }),
    identities,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/** The account's factors, oldest first. */
export async function readFactors(tx: Transaction, userId: string): Promise<FactorAnswer[]> {
  const rows = await tx.query<FactorAnswer & { friendly_name: string | null }>(
    `select id, friendly_name, factor_type, status, created_at, updated_at, phone, last_challenged_at
    from auth.mfa_factors where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map(factorAnswer);
}

/** Leaves out empty fields as hosted Supabase does. */
export function factorAnswer(
  row: Omit<FactorAnswer, 'friendly_name' | 'phone'> & {
    friendly_name?: string | null;
    phone?: string | null;
  },
): FactorAnswer {
  const { friendly_name: name, phone, ...rest } = row;
  return { ...rest, ...(name && { friendly_name: name }), ...(phone && { phone }) };
}
