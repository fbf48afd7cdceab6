import { queryOptions } from '@tanstack/react-query';
import { fetchNames } from '#data/accounts/people.ts';
import { fetchTeam } from '#data/accounts/team.ts';
import { POLLED } from './intervals.ts';

export const names = queryOptions({ queryKey: ['people', 'names'], queryFn: fetchNames });

/** For administrators. */
export const team = queryOptions({
  queryKey: ['team', 'list'],
  queryFn: fetchTeam,
  ...POLLED,
});
