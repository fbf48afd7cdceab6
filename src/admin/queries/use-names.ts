import { useQuery } from '@tanstack/react-query';
import { names } from './people.ts';

/** Looks up a colleague's name; undefined for the system and for unknown people. */
export function useNames(): (userId: string | null | undefined) => string | undefined {
  const { data } = useQuery(names);
  return (userId) => (userId && data?.get(userId)) || undefined;
}
