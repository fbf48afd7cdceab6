import { useQuery } from '@tanstack/react-query';
import { names } from '#admin/queries/people.ts';

/** Looks up what a colleague is called; undefined for somebody unknown or for the system itself. */
export function useNames(): (userId: string | null | undefined) => string | undefined {
  const { data } = useQuery(names);
  return (userId) => (userId && data?.get(userId)) || undefined;
}
