import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { endSession } from '#stores/session-watch.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

export function SignOutButton() {
  const { isPending, leave } = useSignOut();
  return (
    <Button isPending={isPending} onClick={() => leave()}>
      Sign out
    </Button>
  );
}

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
