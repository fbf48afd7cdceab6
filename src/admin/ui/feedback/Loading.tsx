import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { Callout } from './Callout.tsx';
import { Spinner } from './Spinner.tsx';

type LoadingProps = ComponentProps<typeof LoadingFailed> & {
  query: Pick<UseQueryResult, 'isPending' | 'isLoadingError'>;
  /** Whether the screen waits for more than this (`useSettled`). */
  isWaiting?: boolean;
};

/** Until there is something to show: that it is being fetched, or why it could not be. */
export function Loading({ isWaiting = false, ...loading }: LoadingProps) {
  const { query, what } = loading;
  if (query.isPending || isWaiting) return <Spinner label={staff.screens.fetching(what)} />;
  return query.isLoadingError ? <LoadingFailed {...loading} /> : null;
}

interface LoadingFailedProps {
  /** The subject of a sentence: 'The articles'. */
  what: string;
  /** What was to become of it. */
  verb?: 'fetched' | 'opened' | undefined;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** In place of what could not be fetched. */
export function LoadingFailed({ what, verb = 'fetched', query }: LoadingFailedProps) {
  return (
    <Callout
      tone="bad"
      title={
        verb === 'opened'
          ? staff.screens.couldNotBeOpened(what)
          : staff.screens.couldNotBeFetched(what)
      }
      actions={
        <Button isPending={query.isFetching} onClick={() => query.refetch()}>
          {staff.common.tryAgain}
        </Button>
      }
    >
      {query.error?.message}
    </Callout>
  );
}
