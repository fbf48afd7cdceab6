import type { Role } from '#domain/role.ts';
import { readRole } from '#domain/role.ts';
import type { Tables } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import { DataError, toDataError } from './errors.ts';

/** A person's own record, with the role that the server function gave (docs/behaviour.md, section 3). */
export type Profile = Tables<'profiles'> & { primaryRole: Role };

/**
 * The profile of a user.
 *
 * @returns null when the account has none yet (PGRST116 is tolerated).
 * @throws DataError
 */
export async function fetchProfile(userId: string): Promise<Tables<'profiles'> | null> {
  const { data, error, status } = await backend()
    .from('profiles')
    .select('*')
    .eq('user_id', userId)
    .single();
  if (error?.code === 'PGRST116') return null;
  if (error) throw toDataError(error, status);
  return data;
}

/**
 * The role of whoever is signed in; viewer when the server names none.
 *
 * @throws DataError
 */
export async function fetchRole(): Promise<Role> {
  const { data, error, status } = await backend().rpc('get_current_user_role');
  if (error) throw toDataError(error, status);
  return readRole(data);
}

/**
 * Writes a profile back, every field but the derived `primaryRole`.
 *
 * @throws DataError 'No user logged in' without a user (docs/behaviour.md, section 5).
 */
export async function updateProfile(
  userId: string | undefined,
  { primaryRole: _derived, ...fields }: Profile,
): Promise<Tables<'profiles'>> {
  if (!userId) throw new DataError('signed-out', { message: 'No user logged in' });
  const { data, error, status } = await backend()
    .from('profiles')
    .update(fields)
    .eq('user_id', userId)
    .select()
    .single();
  if (error) throw toDataError(error, status);
  return data;
}
