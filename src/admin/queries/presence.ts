import { queryOptions } from '@tanstack/react-query';
import { notePresence } from '#data/presence.ts';

const INTERVAL_MS = 15_000;

/** Who else has something open; asking notes that this person has. @param thing as of notePresence() */
export function presenceAt(thing: string) {
  return queryOptions({
    queryKey: ['presence', thing],
    queryFn: () => notePresence(thing),
    refetchInterval: INTERVAL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
