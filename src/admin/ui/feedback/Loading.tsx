import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { areSettled, type FirstAnswer } from '#admin/ui/feedback/are-settled.ts';
import { LoadingFailed } from './LoadingFailed.tsx';
import { Spinner } from './Spinner.tsx';

type LoadingProps = ComponentProps<typeof LoadingFailed> & {
  label: string;
  query: Pick<UseQueryResult, 'isPending' | 'isLoadingError'>;
  /** What the screen waits for as well, so that nothing moves when it comes. */
  also?: FirstAnswer;
};

/** Until there is something to show: that it is being fetched, or why it could not be. */
export function Loading({ label, query, also, ...failed }: LoadingProps) {
  if (query.isPending || (also && !areSettled(also))) return <Spinner label={label} />;
  return query.isLoadingError ? <LoadingFailed query={query} {...failed} /> : null;
}
