import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { team } from '#admin/queries/people.ts';
import type { Member } from '#data/accounts/team.ts';
import { $session } from '#stores/session.ts';

/** Everybody who has an account, asked for administrators alone. */
export function useTeam() {
  const { role } = useStore($session);
  return useQuery({ ...team, enabled: role === 'admin' });
}

/** Accounts that wait for approval, for administrators. */
export function useWaitingPeople(): Member[] {
  const { role } = useStore($session);
  const { data } = useTeam();
  return role === 'admin' ? (data ?? []).filter(isWaiting) : [];
}

/** Whether a member has an account, but no access yet. */
export function isWaiting({
  role,
  deactivatedAt,
}: Pick<Member, 'role' | 'deactivatedAt'>): boolean {
  return role === 'viewer' && !deactivatedAt;
}
