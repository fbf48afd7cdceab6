import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** How long the rest of a screen waits for one that does not answer at all, in milliseconds. */
const PATIENCE = 10_000;

type Query = Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>;

/**
 * Whether nobody waits for first answers any more. What stands below the place of one appears with it, as it
 * would else move while somebody is about to press it.
 *
 * Stays true: a query that failed is asked again without taking away what has been typed meanwhile.
 */
export function useSettled(...queries: readonly Query[]): boolean {
  return useAwaited(!queries.some(isAwaited));
}

/** Whether what is awaited is in, was in before on this screen, or takes so long that the rest appears without it. */
export function useAwaited(isIn: boolean): boolean {
  const [isOver, setOver] = useState(isIn);
  if (isIn && !isOver) setOver(true);
  useEffect(() => {
    const waiting = window.setTimeout(() => setOver(true), PATIENCE);
    return () => window.clearTimeout(waiting);
  }, []);
  return isIn || isOver;
}

/** Not one that fails, is switched off or has no connection: those hold nothing back. */
export function isAwaited({ isPending, fetchStatus, failureCount }: Query): boolean {
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
