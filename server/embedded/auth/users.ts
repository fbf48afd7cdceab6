import type { Transaction } from '#server/embedded/database.ts';

/** A second factor without its secret. */
export interface FactorAnswer {
  id: string;
  friendly_name?: string;
  factor_type: 'totp';
  status: 'verified' | 'unverified';
  created_at: string;
  updated_at: string;
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

/** `null` when there is no such account. */
export async function readUser(tx: Transaction, userId: string): Promise<UserAnswer | null> {
  const [row] = await tx.query<{ user: UserAnswer }>`
    select jsonb_strip_nulls(jsonb_build_object(
        'email_confirmed_at', email_confirmed_at, 'invited_at', invited_at, 'confirmed_at', confirmed_at,
        'phone_confirmed_at', phone_confirmed_at, 'confirmation_sent_at', confirmation_sent_at,
        'recovery_sent_at', recovery_sent_at, 'email_change_sent_at', email_change_sent_at,
        'reauthentication_sent_at', reauthentication_sent_at, 'last_sign_in_at', last_sign_in_at,
        'banned_until', banned_until, 'deleted_at', deleted_at, 'new_email', nullif(email_change, '')
      )) || jsonb_build_object(
        'id', id, 'email', coalesce(email, ''), 'phone', coalesce(phone, ''),
        'aud', coalesce(aud, 'authenticated'), 'role', coalesce(role, 'authenticated'),
        'app_metadata', coalesce(raw_app_meta_data, '{}'),
        'user_metadata', coalesce(raw_user_meta_data, '{}'),
        'created_at', created_at, 'updated_at', updated_at, 'is_anonymous', is_anonymous
      ) as user
    from auth.users where id = ${userId}`;
  if (!row) return null;
  const identities = await tx.query`
    select id as identity_id, provider_id as id, user_id, identity_data, provider,
      coalesce(last_sign_in_at, created_at) as last_sign_in_at, created_at, updated_at, email
    from auth.identities where user_id = ${userId} order by created_at, id`;
  const factors = await readFactors(tx, userId);
  return { ...row.user, identities, ...(factors.length > 0 && { factors }) };
}

/** The account's factors, oldest first; without empty names, as hosted Supabase answers. */
export async function readFactors(tx: Transaction, userId: string): Promise<FactorAnswer[]> {
  const rows = await tx.query<FactorAnswer>`
    select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
    from auth.mfa_factors where user_id = ${userId} order by created_at, id`;
  return rows.map(({ friendly_name: name, ...row }) => ({
    ...row,
    ...(name && { friendly_name: name }),
  }));
}
