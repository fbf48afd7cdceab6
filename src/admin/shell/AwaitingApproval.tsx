import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#admin/ui/Button.tsx';
import { buttonClass } from '#admin/ui/button-class.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { site } from '#site';
import { $session, refreshAccount } from '#stores/session.ts';
import { SignOutButton } from './SignOutButton.tsx';

/** What a viewer sees, and somebody who was shut out: an administrator has to let them in. */
export function AwaitingApproval() {
  const { user, profile } = useStore($session);
  const isShutOut = Boolean(profile?.deactivated_at);
  useScreenTitle(isShutOut ? 'Deactivated' : 'Awaiting approval');
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);

  async function askAgain() {
    setAsking(true);
    await refreshAccount();
    setAsking(false);
    setAsked(true);
  }

  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center gap-5 px-5 py-10">
      <p className="font-display text-brand">{site.name}</p>
      <h1 className="font-display text-screen">
        {isShutOut ? 'Your account is deactivated' : 'Your account awaits approval'}
      </h1>
      <p className="wrap-anywhere text-control">
        You are signed in as <strong>{user?.email}</strong>.{' '}
        {isShutOut
          ? 'An administrator has shut this account out of the website. If that is a mistake, they can let it back in on the Team screen; then press Check again. What you wrote for the website is still there, and what you typed before is kept on this device.'
          : 'Before you can work on the website, an administrator has to make you an editor on the Team screen. Ask whoever looks after the website; then press Check again. What you typed before is kept on this device.'}
      </p>
      <p role="status" className="text-soft">
        {hasAsked && !isAsking && (isShutOut ? 'Not let back in yet.' : 'Not approved yet.')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isPending={isAsking} onClick={askAgain}>
          Check again
        </Button>
        <Link to="/admin/account" className={buttonClass('secondary')}>
          Your account
        </Link>
        <SignOutButton />
      </div>
    </main>
  );
}
