import { useTransition } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { reconnect } from '#stores/session-watch.ts';
import { SignInCard } from './SignInCard.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** The session has to be renewed and the server does not answer. */
export default function ReconnectScreen() {
  const [isTrying, start] = useTransition();
  return (
    <SignInCard title={staff.signIn.notRenewed}>
      <p>{staff.signIn.notRenewedHint}</p>
      <Button kind="primary" isPending={isTrying} onClick={() => start(reconnect)}>
        {isTrying ? staff.signIn.trying : staff.common.tryAgain}
      </Button>
      <SignOutButton />
    </SignInCard>
  );
}
