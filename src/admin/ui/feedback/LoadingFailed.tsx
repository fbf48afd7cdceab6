import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { Callout } from './Callout.tsx';

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
          {staff.screens.tryAgain}
        </Button>
      }
    >
      {query.error?.message}
    </Callout>
  );
}
