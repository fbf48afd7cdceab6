import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState, useTransition } from 'react';
import { Link } from 'react-router';
import { cameThroughSignIn } from '#admin/sign-in/origin.ts';
import { SignOutButton } from '#admin/sign-in/SignOutButton.tsx';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { useWhileVisible } from '#admin/ui/use-while-visible.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { site } from '#site';
import { refreshAccount } from '#stores/account.ts';
import { $arrivalMessage, $session } from '#stores/session.ts';

const CHECK_MS = 15_000;

const WORDS = {
  true: ['deactivated', 'yourAccountIsDeactivated', 'notReactivatedYet'],
  false: ['awaitingApproval', 'yourAccountAwaitsApproval', 'notApprovedYet'],
  null: ['noAccess', 'yourAccountHasNoAccess', 'noAccessYet'],
} as const;

/** For viewers and deactivated accounts, until an administrator lets them in. */
export function AwaitingApproval() {
  const { user, profile } = useStore($session);
  const message = useStore($arrivalMessage);
  // Only the profile says it.
  const isShutOut = profile && Boolean(profile.deactivated_at);
  const [title, says, still] = WORDS[`${isShutOut}`];
  useScreenTitle(staff.shell[title]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfterSignIn(heading);
  useWhileVisible(() => void refreshAccount(), CHECK_MS);
  const [isAsking, startAsking] = useTransition();
  const [isKnown, setKnown] = useState<boolean | null>(null);
  const askAgain = () => startAsking(() => refreshAccount().then(setKnown));

  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-5 py-10">
      <p className="font-display text-brand">{site.name}</p>
      <h1 ref={heading} tabIndex={-1} className="font-display text-screen outline-none">
        {staff.shell[says]}
      </h1>
      {message && (
        <Callout tone="good" title={message.title}>
          {message.text}
        </Callout>
      )}
      <p className="wrap-anywhere text-control">
        <RichText
          text={staff.shell.waitingExplained(isShutOut)}
          parts={{ b: <strong>{user?.email}</strong> }}
        />
      </p>
      <p role="status" className="text-soft">
        {isKnown !== null &&
          !isAsking &&
          (isKnown ? staff.shell[still] : `${staff.shell.roleUnknown}.`)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isPending={isAsking} onClick={askAgain}>
          {staff.shell.checkAgain}
        </Button>
        <Link to={STAFF.account} className={buttonClass('secondary')}>
          {staff.shell.yourAccount}
        </Link>
        <SignOutButton />
      </div>
    </main>
  );
}

/** Sets the focus after sign-in: the form that had it is gone. */
export function useFocusAfterSignIn(target: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (cameThroughSignIn() && document.activeElement === document.body) {
      target.current?.focus({ preventScroll: true });
    }
  }, [target]);
}
