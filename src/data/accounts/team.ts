import { backend } from '#data/client.ts';
import { camelCased, unwrap } from '#data/unwrap.ts';
import type { Factor } from '#domain/accounts/assurance.ts';
import { type Role, readRole } from '#domain/accounts/role.ts';
import { staff } from '#languages/staff.ts';

export interface Member {
  id: string;
  email: string;
  fullName: string;
  jobTitle: string;
  role: Role;
  /** Verified ones. */
  factors: Pick<Factor, 'id' | 'friendly_name' | 'factor_type'>[];
  lastSeenAt: string | null;
  deactivatedAt: string | null;
  createdAt: string;
}

/** Sentences for a screen where nothing is typed. */
const unchanged = () => ({
  offline: staff.screens.noAnswerLookAgain,
  'signed-out': staff.screens.signedOutNothingChanged,
  unavailable: staff.screens.serverFailedNothingChanged,
});

/** Active people first. @throws DataError 'denied' for other roles than administrators. */
export async function fetchTeam(): Promise<Member[]> {
  const data = await unwrap(backend().rpc('team_members'));
  return data.map(({ user_id: id, ...row }) => ({
    ...camelCased(row),
    id,
    role: readRole(row.role),
    factors: row.factors as unknown as Member['factors'],
  }));
}

/** Counts from the member's next request. @throws DataError 'invalid' without a remaining administrator. */
export async function setMemberRole(userId: string, role: Role): Promise<void> {
  await unwrap(backend().rpc('set_member_role', { user_id: userId, role }), unchanged);
}

/** @throws DataError 'invalid' when that would leave no administrator. */
export async function setMemberActive(userId: string, active: boolean): Promise<void> {
  await unwrap(backend().rpc('set_member_active', { user_id: userId, active }), unchanged);
}

/** For a lost device. */
export async function removeMemberFactor(userId: string, factorId: string): Promise<void> {
  await unwrap(
    backend().rpc('remove_member_factor', { user_id: userId, factor_id: factorId }),
    unchanged,
  );
}

/** A failure is ignored. */
export async function touchLastSeen(): Promise<void> {
  await backend().rpc('touch_last_seen');
}
