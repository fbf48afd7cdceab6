import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { noteFailure } from '#stores/account.ts';
import { $session } from '#stores/session.ts';

const MINUTE = 60_000;

/** Failures that a retry does not change. */
const FINAL: readonly DataErrorCode[] = [
  'denied',
  'signed-out',
  'not-found',
  'conflict',
  'invalid',
];

// A page can be opened offline, which React Query does not notice.
onlineManager.setOnline(navigator.onLine !== false);

/** Fresh for 1 minute, kept for 10 (docs/behaviour.md, section 9). */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noteFailure }),
  mutationCache: new MutationCache({ onError: noteFailure }),
  defaultOptions: {
    queries: {
      staleTime: MINUTE,
      gcTime: 10 * MINUTE,
      // Offline, a query fails at once instead of pausing, and is fetched again when the connection
      // is back.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) =>
        failures < 2 &&
        onlineManager.isOnline() &&
        !(error instanceof DataError && FINAL.includes(error.code)),
    },
    // A save that can't leave fails at once.
    mutations: { networkMode: 'always' },
  },
});

// Another person at the same computer starts with an empty cache.
let reader: string | undefined;
$session.subscribe(({ loading, user }) => {
  if (loading) return;
  if (reader && reader !== user?.id) queryClient.clear();
  reader = user?.id;
});
