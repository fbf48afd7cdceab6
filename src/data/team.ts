import type { Factor } from '#domain/assurance.ts';
import { type Role, readRole } from '#domain/role.ts';
import { backend } from './client.ts';
import { toDataError } from './errors.ts';

/** Somebody with an account, as administrators see them. */
export interface Member {
  id: string;
  email: string;
  fullName: string;
  jobTitle: string;
  role: Role;
  /** The verified ones. */
  factors: Pick<Factor, 'id' | 'friendly_name' | 'factor_type'>[];
  lastSeenAt: string | null;
  deactivatedAt: string | null;
  createdAt: string;
}

/** On this screen nothing is typed. */
const UNCHANGED = {
  offline: 'The server can’t be reached. Nothing was changed; try again when you are back online.',
  'signed-out': 'You are no longer signed in. Nothing was changed; sign in again to carry on.',
  unavailable: 'The server could not do this just now. Nothing was changed; try again in a moment.',
};

/**
 * Everybody with an account, active people first.
 *
 * @throws DataError 'denied' for anybody but an administrator.
 */
export async function fetchTeam(): Promise<Member[]> {
  const { data, error, status } = await backend().rpc('team_members');
  if (error) throw toDataError(error, status);
  return data.map((row) => ({
    id: row.user_id,
    email: row.email,
    fullName: row.full_name,
    jobTitle: row.job_title,
    role: readRole(row.role),
    factors: row.factors as unknown as Member['factors'],
    lastSeenAt: row.last_seen_at,
    deactivatedAt: row.deactivated_at,
    createdAt: row.created_at,
  }));
}

/**
 * Gives somebody a role; it counts from their next request.
 *
 * @throws DataError 'invalid' when that would leave no administrator.
 */
export async function setMemberRole(userId: string, role: Role): Promise<void> {
  const { error, status } = await backend().rpc('set_member_role', { user_id: userId, role });
  if (error) throw toDataError(error, status, UNCHANGED);
}

/**
 * Shuts an account out, or lets it back in.
 *
 * @throws DataError 'invalid' when that would leave no administrator.
 */
export async function setMemberActive(userId: string, active: boolean): Promise<void> {
  const { error, status } = await backend().rpc('set_member_active', { user_id: userId, active });
  if (error) throw toDataError(error, status, UNCHANGED);
}

/**
 * Takes a second factor off somebody's account, for a lost device.
 *
 * @throws DataError
 */
export async function removeMemberFactor(userId: string, factorId: string): Promise<void> {
  const { error, status } = await backend().rpc('remove_member_factor', {
    user_id: userId,
    factor_id: factorId,
  });
  if (error) throw toDataError(error, status, UNCHANGED);
}

/** Notes that the person is here. It is no reason to stop anybody when that fails. */
export async function touchLastSeen(): Promise<void> {
  await backend().rpc('touch_last_seen');
}
