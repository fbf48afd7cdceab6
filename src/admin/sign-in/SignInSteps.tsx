import { useStore } from '@nanostores/react';
import { needsSecondFactor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';
import { $session } from '#stores/session.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { MailSent } from './MailSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
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
