import { Button } from '#admin/ui/Button.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { requestPasswordReset, resendConfirmation } from '#data/accounts/auth.ts';
import { staff } from '#languages/staff.ts';
import { SendAgain } from './SendAgain.tsx';
import type { StepProps } from './sign-in-view.ts';

/** The same words whether or not the address has an account. */
export function MailSent({ view, onView }: StepProps) {
  const { name, mail, isRepeated = false } = view;
  const isConfirmation = name === 'confirm';
  return (
    <>
      <div className="wrap-anywhere grid gap-3">
        {isConfirmation && isRepeated && <p>{staff.signInSteps.mailJustSent}</p>}
        {isConfirmation ? (
          <p>
            <RichText
              text={staff.signInSteps.confirmByMail(mail)}
              parts={{ b: (words) => <strong>{words}</strong> }}
            />
          </p>
        ) : (
          <p>
            <RichText
              text={staff.signInSteps.resetMailSent(mail)}
              parts={{ b: (words) => <strong>{words}</strong> }}
            />
          </p>
        )}
        <p className="text-soft">{staff.signInSteps.noMailHint(isConfirmation)}</p>
      </div>
      <SendAgain
        label={staff.signIn.sendTheMailAgain}
        send={() => (isConfirmation ? resendConfirmation(mail) : requestPasswordReset(mail))}
        sent={staff.signInSteps.mailSentAgain}
      />
      <Button kind="primary" onClick={() => onView({ name: 'sign-in', mail })}>
        {staff.signInSteps.backToSignIn}
      </Button>
    </>
  );
}
