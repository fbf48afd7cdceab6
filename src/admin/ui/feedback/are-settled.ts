import type { UseQueryResult } from '@tanstack/react-query';

/** As much of a query as says whether its first answer is awaited. */
export type FirstAnswer = Pick<UseQueryResult, 'isPending' | 'fetchStatus' | 'failureCount'>;

/**
 * Whether nobody waits for a first answer any more: what stands below the place of one appears with it,
 * as it would else move while somebody is about to press it. A query that fails, is switched off or has
 * no connection holds nothing back.
 */
export function areSettled(...queries: readonly FirstAnswer[]): boolean {
  return queries.every(
    ({ isPending, fetchStatus, failureCount }) =>
      !isPending || fetchStatus !== 'fetching' || failureCount > 0,
  );
}
