import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
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

interface Step {
  title: string;
  Content: ComponentType<StepProps>;
}

const NEW_PASSWORD: Step = {
  get title() {
    return staff.signInSteps.chooseANewPassword;
  },
  Content: NewPasswordForm,
};
const MAIL_SENT: Step = {
  get title() {
    return staff.signInSteps.checkYourEmail;
  },
  Content: MailSent,
};
const STEPS: Partial<Record<SignInView['name'], Step>> = {
  'sign-up': {
    get title() {
      return staff.signIn.createAnAccount;
    },
    Content: SignUpForm,
  },
  forgotten: {
    get title() {
      return staff.signIn.forgottenPassword;
    },
    Content: ForgottenForm,
  },
};

/** Every step of sign-in after the first: what a session still owes, or what was asked for. */
export default function SignInSteps(props: StepProps) {
  const { session, assurance } = useStore($session);
  if (session && needsSecondFactor(assurance)) {
    return (
      <SignInCard title={staff.signInSteps.secondStep} focus="content">
        <SecondFactorForm />
      </SignInCard>
    );
  }
  const { title, Content } = session ? NEW_PASSWORD : (STEPS[props.view.name] ?? MAIL_SENT);
  return (
    <SignInCard key={title} title={title}>
      <Content {...props} />
    </SignInCard>
  );
}
