import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import type { DataError } from '#data/errors.ts';
import { type Entity, invalidate } from './entities.ts';

interface DataChangeOptions<Input, Output> {
  run: (input: Input) => Promise<Output>;
  /** What it makes stale. */
  changes: readonly Entity[];
  /** An optimistic update. @returns takes it back, should the server refuse. */
  showAtOnce?: (queries: QueryClient, input: Input) => Promise<() => void>;
  /**
   * Leaves the screen of what is gone. Before anything is asked for again: a screen that hears that its
   * subject is no more says so, and what `mutate` was given is not called for a screen that is gone.
   */
  leave?: (output: Output) => unknown;
  /** Changes of the same name run one after the other: the last one counts. */
  inOrder?: string;
}

/** The one way to change data: runs, refetches what is stale, and gives one error for `ChangeFailed`. */
export function useDataChange<Input, Output = void>(options: DataChangeOptions<Input, Output>) {
  const { run, changes, showAtOnce, leave, inOrder } = options;
  const queries = useQueryClient();
  return useMutation<Output, DataError, Input, { takeBack: (() => void) | undefined }>({
    ...(inOrder && { scope: { id: inOrder } }),
    mutationFn: async (input) => {
      try {
        return await run(input);
      } catch (error) {
        throw toFailure(error);
      }
    },
    onMutate: async (input) => ({ takeBack: await showAtOnce?.(queries, input) }),
    onSuccess: (output) => {
      leave?.(output);
    },
    onError: (_failure, _input, context) => context?.takeBack?.(),
    onSettled: () => invalidate(queries, ...changes),
  });
}
