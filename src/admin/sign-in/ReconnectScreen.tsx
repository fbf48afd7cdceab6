import { useTransition } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { reconnect } from '#stores/session-watch.ts';
import { SignInCard } from './SignInCard.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** The session has to be renewed and the server does not answer. */
export default function ReconnectScreen() {
  const [isTrying, start] = useTransition();
  return (
    <SignInCard title="The server can’t be reached">
      <p>
        You are still signed in, and what you typed is kept on this device. We go on as soon as the
        connection is back.
      </p>
      <Button kind="primary" isPending={isTrying} onClick={() => start(reconnect)}>
        {isTrying ? 'Trying…' : 'Try again'}
      </Button>
      <SignOutButton />
    </SignInCard>
  );
}
