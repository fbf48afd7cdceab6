import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { useFields } from '#admin/ui/fields/use-zod-form.ts';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { requestPasswordReset, resendConfirmation } from '#data/accounts/auth.ts';
import { needsSecondFactor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { attempt } from './attempt.ts';
import { EmailField } from './EmailField.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { forgottenRules } from './rules/account-rules.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SendAgain } from './SendAgain.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignInView, StepProps } from './sign-in-view.ts';

/** Every step of sign-in after the first: what a session still owes, or what was asked for. */
export default function SignInSteps(props: StepProps) {
  const { session, assurance } = useStore($session);
  if (session && needsSecondFactor(assurance)) {
    return (
      <SignInCard title={staff.signInSteps.twoFactor} focus="content">
        <SecondFactorForm />
      </SignInCard>
    );
  }
  const { title, Content } = stepAfter(session ? 'recovering' : props.view.name);
  return (
    <SignInCard key={title} title={title}>
      <Content {...props} />
    </SignInCard>
  );
}

function stepAfter(name: SignInView['name'] | 'recovering') {
  switch (name) {
    case 'recovering':
      return { title: staff.signInSteps.chooseANewPassword, Content: NewPasswordForm };
    case 'sign-up':
      return { title: staff.signIn.createAnAccount, Content: SignUpForm };
    case 'forgotten':
      return { title: staff.signIn.forgottenPassword, Content: ForgottenForm };
    default:
      return { title: staff.signInSteps.checkYourEmail, Content: MailSent };
  }
}

/** The same words whether or not the address has an account. */
function MailSent({ view, onView }: StepProps) {
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

function ForgottenForm({ view: { mail }, onView }: StepProps) {
  const { field, handleSubmit, getValues, setError, fault, isSubmitting } = useFields(
    forgottenRules,
    {
      defaultValues: { email: mail },
    },
  );

  const [isUnknown, setUnknown] = useState(false);

  const submit = handleSubmit(async ({ email }) => {
    const { failure } = await attempt(() => requestPasswordReset(email));
    const isRepeated = failure?.code === 'mail-sent-just-now';
    setUnknown(failure?.isUnknown ?? false);
    if (failure && !isRepeated) setError('root', { message: failure.message });
    else onView({ name: 'reset-sent', mail: email, isRepeated });
  });

  return (
    <>
      <p className="text-soft">{staff.signInSteps.forgottenHint}</p>
      {fault && (
        <Callout
          tone="bad"
          title={isUnknown ? staff.signInSteps.mailUnknown : staff.signInSteps.noMailWasSent}
        >
          {fault}
        </Callout>
      )}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField {...field('email')} />
        <Button type="submit" kind="primary" isPending={isSubmitting} className="w-full">
          {isSubmitting ? staff.signIn.sending : staff.signInSteps.sendTheLink}
        </Button>
      </form>
      <Button
        kind="link"
        className="-my-2 justify-self-start"
        onClick={() => onView({ name: 'sign-in', mail: getValues('email') })}
      >
        {staff.signInSteps.backToSignIn}
      </Button>
    </>
  );
}
