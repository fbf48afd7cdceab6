import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { attempt } from './attempt.ts';

interface SendAgainProps {
  /** On the button, such as 'Send the mail again'. */
  label: string;
  send: () => Promise<void>;
  /** What is said when it has been sent. */
  sent: string;
}

/** Sends a mail once more, and says beside the button what came of it. */
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
        {isPending ? 'Sending…' : label}
      </Button>
      <p role="status" className="wrap-anywhere text-soft">
        {outcome}
      </p>
    </div>
  );
}
