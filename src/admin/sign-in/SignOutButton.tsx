import { useTransition } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { endSession } from '#stores/session-watch.ts';
import { showToast, TOASTS } from '#stores/toasts.ts';

export function SignOutButton() {
  const { isPending, leave } = useSignOut();
  return (
    <Button isPending={isPending} onClick={() => leave()}>
      {staff.signIn.signOut}
    </Button>
  );
}

export function useSignOut() {
  const [isPending, start] = useTransition();
  const leave = (scope: 'local' | 'global' = 'local') =>
    start(async () => {
      const isOut = await endSession(scope).then(
        () => true,
        () => false,
      );
      showToast(isOut ? TOASTS.signedOut() : TOASTS.signOutFailed());
    });
  return { isPending, leave };
}
