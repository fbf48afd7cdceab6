import type { Role } from '#domain/role.ts';
import { readRole } from '#domain/role.ts';
import { backend } from './client.ts';
import type { Tables } from './database.types.ts';
import { DataError, toDataError } from './errors.ts';
import { unwrap } from './unwrap.ts';

/** A person's own record, with the role that the server function gave (docs/behaviour.md, section 3). */
export type Profile = Tables<'profiles'> & { primaryRole: Role };

/**
 * The profile of a user.
 *
 * @returns null when the account has none yet (PGRST116 is tolerated).
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

/** The role of whoever is signed in; viewer when the server names none. */
export async function fetchRole(): Promise<Role> {
  const data = await unwrap(backend().rpc('get_current_user_role'));
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
  return await unwrap(
    backend().from('profiles').update(fields).eq('user_id', userId).select().single(),
  );
}
