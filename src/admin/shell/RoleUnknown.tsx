import { useTransition } from 'react';
import { SignOutButton } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { refreshAccount } from '#stores/account.ts';

export function RoleUnknown() {
  const [isAsking, start] = useTransition();
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-5 py-10">
      <h1 className="font-display text-screen">The server can’t be reached</h1>
      <Callout
        tone="caution"
        title="You are still signed in"
        actions={
          <>
            <Button kind="primary" isPending={isAsking} onClick={() => start(refreshAccount)}>
              Try again
            </Button>
            <SignOutButton />
          </>
        }
      >
        We could not find out what your account may do. We keep asking, and go on as soon as there
        is an answer. Everything you typed before is kept.
      </Callout>
    </main>
  );
}
