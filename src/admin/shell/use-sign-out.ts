import { useState } from 'react';
import { endSession } from '#stores/session-watch.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

export function useSignOut() {
  const [isPending, setPending] = useState(false);

  async function leave(scope: 'local' | 'global' = 'local') {
    setPending(true);
    try {
      await endSession(scope);
      showToast(TOASTS.signedOut);
    } catch {
      showToast(TOASTS.signOutFailed);
    } finally {
      setPending(false);
    }
  }

  return { isPending, leave };
}
