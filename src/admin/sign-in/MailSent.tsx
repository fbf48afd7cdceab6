import { Button } from '#admin/ui/Button.tsx';
import { requestPasswordReset, resendConfirmation } from '#data/accounts/auth.ts';
import { SendAgain } from './SendAgain.tsx';
import type { StepProps } from './sign-in-view.ts';

/** The same words whether or not the address has an account. */
export function MailSent({ view, onView }: StepProps) {
  const { name, mail, isRepeated = false } = view;
  const isConfirmation = name === 'confirm';
  return (
    <>
      <div className="wrap-anywhere grid gap-3">
        {isConfirmation && isRepeated && (
          <p>The last mail to this address went out less than a minute ago.</p>
        )}
        {isConfirmation ? (
          <p>
            Follow the link in the mail to <strong>{mail}</strong>: that confirms the address. Then
            an administrator lets you in.
          </p>
        ) : (
          <p>
            If <strong>{mail}</strong> has an account, a mail with a link is on its way. The link
            works once and for an hour.
          </p>
        )}
        <p className="text-soft">
          Nothing after five minutes? Look among the unwanted mail, then have it sent again.
          {isConfirmation &&
            ' An address that has a confirmed account gets none: sign in, or choose a new password.'}
        </p>
      </div>
      <SendAgain
        label="Send the mail again"
        send={() => (isConfirmation ? resendConfirmation(mail) : requestPasswordReset(mail))}
        sent="Another mail is on its way. Only the newest link works."
      />
      <Button kind="primary" onClick={() => onView({ name: 'sign-in', mail })}>
        Back to sign in
      </Button>
    </>
  );
}
