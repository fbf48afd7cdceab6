import { useQuery } from '@tanstack/react-query';
import { fetchNames } from '#data/people.ts';

/** Looks up what a colleague is called; undefined for somebody unknown or for the system itself. */
export function useNames(): (userId: string | null | undefined) => string | undefined {
  const { data } = useQuery({ queryKey: ['names'], queryFn: fetchNames });
  return (userId) => (userId && data?.get(userId)) || undefined;
}
