import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

type Query = Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>;

/**
 * Whether nobody waits for first answers any more. What stands below the place of one appears with it, as it
 * would else move while somebody is about to press it.
 *
 * Stays true: a query that failed is asked again without taking away what has been typed meanwhile.
 */
export function useSettled(...queries: readonly Query[]): boolean {
  return useOnceTrue(!queries.some(isAwaited));
}

/** Whether it is so now, or was before on this screen. */
export function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}

/** Not one that fails, is switched off or has no connection: those hold nothing back. */
export function isAwaited({ isPending, fetchStatus, failureCount }: Query): boolean {
  return isPending && fetchStatus === 'fetching' && failureCount === 0;
}
