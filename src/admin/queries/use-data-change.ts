import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { toFailure } from '#admin/ui/failure.ts';
import type { DataError } from '#data/errors.ts';
import { type Entity, invalidate } from './entities.ts';

interface DataChangeOptions<Input, Output> {
  /** Writes it. */
  run: (input: Input) => Promise<Output>;
  /** What is no longer true then. */
  changes: readonly Entity[];
  /**
   * Shows the change before the server has it.
   *
   * @returns takes it back, should the server refuse.
   */
  showAtOnce?: (queries: QueryClient, input: Input) => Promise<() => void>;
  /** Changes of the same name are written one after the other: the last word counts. */
  inOrder?: string;
  /** After it was written or refused, before the screens show what is true then. */
  onSettled?: () => void;
}

/**
 * The one way to change data: it is written, what it made untrue is read again, and what went wrong
 * comes back as one error with a sentence, to be shown beside what was pressed (`ChangeFailed`).
 */
export function useDataChange<Input, Output = void>({
  run,
  changes,
  showAtOnce,
  inOrder,
  onSettled,
}: DataChangeOptions<Input, Output>) {
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
    onError: (_failure, _input, context) => context?.takeBack?.(),
    onSettled: () => {
      onSettled?.();
      return invalidate(queries, ...changes);
    },
  });
}
