import { useStore } from '@nanostores/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchNames } from '#data/accounts/people.ts';
import { fetchTeam, type Member } from '#data/accounts/team.ts';
import { $session } from '#stores/session.ts';
import { POLLED } from './intervals.ts';

export const staffNames = queryOptions({ queryKey: ['people', 'names'], queryFn: fetchNames });

/** Looks up a colleague's name; undefined for the system and for unknown people. */
export function useNames(): (userId: string | null | undefined) => string | undefined {
  const { data } = useQuery(staffNames);
  return (userId) => (userId && data?.get(userId)) || undefined;
}

export const team = queryOptions({ queryKey: ['team', 'list'], queryFn: fetchTeam, ...POLLED });

/** Everybody who has an account, asked for administrators alone. */
export function useTeam() {
  return useQuery({ ...team, enabled: useStore($session).role === 'admin' });
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
