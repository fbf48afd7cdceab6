import { useTransition } from 'react';
import { SignOutButton } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { staff } from '#languages/staff.ts';
import { refreshAccount } from '#stores/account.ts';

export function RoleUnknown() {
  const [isAsking, start] = useTransition();
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-5 py-10">
      <h1 className="font-display text-screen">{staff.shell.serverAway}</h1>
      <Callout
        tone="caution"
        title={staff.shell.youAreStillSigned}
        actions={
          <>
            <Button kind="primary" isPending={isAsking} onClick={() => start(refreshAccount)}>
              {staff.shell.tryAgain}
            </Button>
            <SignOutButton />
          </>
        }
      >
        {staff.shell.serverAwayHint}
      </Callout>
    </main>
  );
}
