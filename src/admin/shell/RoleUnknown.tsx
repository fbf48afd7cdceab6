import { useStore } from '@nanostores/react';
import { useTransition } from 'react';
import { SignOutButton } from '#admin/sign-in/SignOutButton.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { DataErrorCode } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';
import { refreshRole } from '#stores/account.ts';
import { $session } from '#stores/session.ts';

/** What is known: no answer came, this session was refused, or only the question was. */
function sentencesOf(failure: DataErrorCode | null) {
  const { shell } = staff;
  if (failure === 'offline') {
    return {
      heading: staff.signIn.serverAway,
      title: shell.notSignedOutByThis,
      text: shell.roleUnknownAway,
    };
  }
  return failure === 'signed-out'
    ? { heading: shell.sessionRefused, title: shell.signInAgain, text: shell.signInAgainHint }
    : { heading: shell.roleUnknown, title: shell.notSignedOutByThis, text: shell.roleUnknownFault };
}

export function RoleUnknown() {
  const [isAsking, start] = useTransition();
  const { heading, title, text } = sentencesOf(useStore($session).roleFailure);
  useScreenTitle(heading);
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-5 py-10">
      <h1 className="font-display text-screen">{heading}</h1>
      <Callout
        tone="caution"
        title={title}
        actions={
          <>
            <Button
              kind="primary"
              isPending={isAsking}
              onClick={() => start(() => refreshRole().then(() => {}))}
            >
              {staff.common.tryAgain}
            </Button>
            <SignOutButton />
          </>
        }
      >
        {text}
      </Callout>
    </main>
  );
}
