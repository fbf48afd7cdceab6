import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { staff } from '#languages/staff.ts';
import { attempt } from './attempt.ts';

interface SendAgainProps {
  label: string;
  send: () => Promise<void>;
  sent: string;
}

/** Sends a mail again, and says beside the button what happened. */
export function SendAgain({ label, send, sent }: SendAgainProps) {
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState('');

  async function sendAgain() {
    setPending(true);
    setOutcome('');
    const { failure } = await attempt(send);
    setOutcome(failure ? failure.message : sent);
    setPending(false);
  }

  return (
    <div className="grid gap-2">
      <Button isPending={isPending} className="justify-self-start" onClick={sendAgain}>
        {isPending ? staff.signIn.sending : label}
      </Button>
      <p role="status" className="wrap-anywhere text-soft">
        {outcome}
      </p>
    </div>
  );
}
