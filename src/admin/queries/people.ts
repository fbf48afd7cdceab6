import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchNames } from '#data/accounts/people.ts';
import { fetchTeam } from '#data/accounts/team.ts';
import { POLLED } from './intervals.ts';

export const staffNames = queryOptions({ queryKey: ['people', 'names'], queryFn: fetchNames });

/** Looks up a colleague's name; undefined for the system and for unknown people. */
export function useNames(): (userId: string | null | undefined) => string | undefined {
  const { data } = useQuery(staffNames);
  return (userId) => (userId && data?.get(userId)) || undefined;
}

/** For administrators. */
export const team = queryOptions({ queryKey: ['team', 'list'], queryFn: fetchTeam, ...POLLED });
