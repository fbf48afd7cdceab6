import { useStore } from '@nanostores/react';
import { useQuery } from '@tanstack/react-query';
import { team } from '#admin/queries/people.ts';
import type { Member } from '#data/team.ts';
import { $session } from '#stores/session.ts';

/** Those who have an account and wait to be let in; nobody, to whoever could not let them in. */
export function useWaitingPeople(): Member[] {
  const { role } = useStore($session);
  const { data } = useQuery({ ...team, enabled: role === 'admin' });
  return role === 'admin' ? (data ?? []).filter(isWaiting) : [];
}

/** Whether somebody has an account, but no access yet. */
export function isWaiting({
  role,
  deactivatedAt,
}: Pick<Member, 'role' | 'deactivatedAt'>): boolean {
  return role === 'viewer' && !deactivatedAt;
}
