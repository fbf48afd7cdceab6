import { queryOptions } from '@tanstack/react-query';
import { fetchNames } from '#data/people.ts';
import { fetchTeam } from '#data/team.ts';

/** What colleagues are called, by user id. */
export const names = queryOptions({ queryKey: ['people', 'names'], queryFn: fetchNames });

/** Everybody with an account; for administrators. */
export const team = queryOptions({ queryKey: ['team', 'list'], queryFn: fetchTeam });
