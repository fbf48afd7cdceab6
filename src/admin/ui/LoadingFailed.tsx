import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface LoadingFailedProps {
  /** What is missing, as the subject of a sentence in the plural: 'The articles'. */
  what: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
}

/** Stands where a list would stand when it could not be fetched. */
export function LoadingFailed({ what, query }: LoadingFailedProps) {
  return (
    <Notice
      tone="bad"
      title={`${what} could not be fetched`}
      actions={
        <Button isPending={query.isFetching} onClick={() => query.refetch()}>
          Try again
        </Button>
      }
    >
      {query.error?.message}
    </Notice>
  );
}
