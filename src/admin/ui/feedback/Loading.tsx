import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { LoadingFailed } from './LoadingFailed.tsx';
import { Spinner } from './Spinner.tsx';

type LoadingProps = ComponentProps<typeof LoadingFailed> & {
  label: string;
  query: Pick<UseQueryResult, 'isPending' | 'isLoadingError'>;
  /** Whether the screen waits for more than this (`useSettled`). */
  isWaiting?: boolean;
};

/** Until there is something to show: that it is being fetched, or why it could not be. */
export function Loading({ label, query, isWaiting = false, ...failed }: LoadingProps) {
  if (query.isPending || isWaiting) return <Spinner label={label} />;
  return query.isLoadingError ? <LoadingFailed query={query} {...failed} /> : null;
}
