import { Button } from '#admin/ui/Button.tsx';

interface MailSentProps {
  purpose: 'confirm' | 'reset-sent';
  mail: string;
  onBack: () => void;
}

/** The same words whether or not the address has an account: only its owner learns which. */
export function MailSent({ purpose, mail, onBack }: MailSentProps) {
  return (
    <>
      <p className="wrap-anywhere">
        {purpose === 'confirm' ? (
          <>
            If <strong>{mail}</strong> is new to us, a mail with a link is on its way: follow it to
            confirm the address. If you have an account already, sign in, or choose a new password.
          </>
        ) : (
          <>
            If <strong>{mail}</strong> has an account, a mail with a link is on its way. The link
            works once and for an hour.
          </>
        )}
      </p>
      <p className="text-soft">
        Nothing after five minutes? Look among the unwanted mail, then try again.
      </p>
      <Button kind="primary" onClick={onBack}>
        Back to sign in
      </Button>
    </>
  );
}
