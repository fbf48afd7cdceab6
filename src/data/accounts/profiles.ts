import { backend } from '#data/client.ts';
import { DataError, toDataError } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import { type Role, readRole } from '#domain/accounts/role.ts';
import type { Tables } from '#supabase/database.types.ts';
import { holdsSession } from './stored-session.ts';

/** A profile with the role of the server function (docs/behaviour.md, section 3). */
export type Profile = Tables<'profiles'> & { primaryRole: Role };

/** @returns null when the account has no profile (PGRST116 is tolerated). */
export async function fetchProfile(userId: string): Promise<Tables<'profiles'> | null> {
  const { data, error, status } = await backend()
    .from('profiles')
    .select('*')
    .eq('user_id', userId)
    // The next look at the account asks again.
    .retry(false)
    .single();
  if (error?.code === 'PGRST116') return null;
  if (error) throw toDataError(error, status);
  return data;
}

/** Viewer when the server names no role. */
export async function fetchRole(): Promise<Role> {
  const data = await unwrap(backend().rpc('get_current_user_role'));
  return readRole(data);
}

/** Writes all but `primaryRole`. @throws DataError 'No user logged in' (docs/behaviour.md, section 5). */
export async function updateProfile(
  userId: string | undefined,
  { primaryRole: _derived, ...fields }: Profile,
): Promise<Tables<'profiles'>> {
  if (!userId || !holdsSession())
    throw new DataError('signed-out', { message: 'No user logged in' });
  return await unwrap(
    backend().from('profiles').update(fields).eq('user_id', userId).select().single(),
  );
}
