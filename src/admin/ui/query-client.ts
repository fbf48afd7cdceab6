import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { noteFailure } from '#stores/account.ts';
import { $session } from '#stores/session.ts';

const MINUTE = 60_000;

/** Failures that another try will not change. */
const FINAL: readonly DataErrorCode[] = [
  'denied',
  'signed-out',
  'not-found',
  'conflict',
  'invalid',
];

// It believes in a connection until it hears that one was lost, and a page can be opened without one.
onlineManager.setOnline(navigator.onLine !== false);

/** What the screens have read: fresh for 1 minute, kept for 10 (docs/behaviour.md, section 9). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  defaultOptions: {
    queries: {
      staleTime: MINUTE,
      gcTime: 10 * MINUTE,
      // Nobody looks at a spinner until the connection is back: what can't be fetched says so, and is
      // fetched again then.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < 2 &&
        onlineManager.isOnline() &&
        !(error instanceof DataError && FINAL.includes(error.code)),
    },
    // Nothing waits in a queue: a save that can't leave says so at once.
    mutations: { networkMode: 'always' },
  },
});

// What one person has read is not for the next one at the same computer.
let reader: string | undefined;
$session.subscribe(({ loading, user }) => {
  if (loading) return;
  if (reader && reader !== user?.id) queryClient.clear();
  reader = user?.id;
});
