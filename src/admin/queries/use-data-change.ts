import {
  type QueryClient,
  replaceEqualDeep,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useRef } from 'react';
import { toFailure } from '#admin/ui/feedback/failure.ts';
import type { DataError } from '#data/errors.ts';
import { type Entity, invalidate } from './entities.ts';

export interface DataChangeOptions<Input, Output> {
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
  /** Changes of the same name run one after the other, the same one again too: the last one counts. */
  inOrder?: string;
}

/**
 * The one way to change data: runs, refetches what is stale, and gives one error for `ChangeFailed`. The same input once
 * more while it runs is a second press, which can come before the first is shown as under way: it gets the first one's
 * answer.
 */
export function useDataChange<Input, Output = void>(options: DataChangeOptions<Input, Output>) {
  const { run, changes, showAtOnce, leave, inOrder } = options;
  const queries = useQueryClient();
  const running = useRef(new Map<Input, Promise<Output>>());

  function runOnce(input: Input): Promise<Output> {
    const isSame = ([one]: [Input, unknown]) => replaceEqualDeep(one, input) === one;
    const first = [...running.current].find(isSame);
    if (first && !inOrder) return first[1];
    const answer = Promise.resolve(input)
      .then(run)
      .then((output) => {
        leave?.(output);
        return output;
      })
      .catch((error) => {
        throw toFailure(error);
      })
      .finally(() => running.current.delete(input));
    running.current.set(input, answer);
    return answer;
  }

  return useMutation<Output, DataError, Input, { takeBack: (() => void) | undefined }>({
    ...(inOrder && { scope: { id: inOrder } }),
    mutationFn: runOnce,
    onMutate: async (input) => ({ takeBack: await showAtOnce?.(queries, input) }),
    onError: (_failure, _input, context) => context?.takeBack?.(),
    onSettled: () => invalidate(queries, ...changes),
  });
}
