import { useStore } from '@nanostores/react';
import { needsSecondFactor } from '#domain/assurance.ts';
import { $session } from '#stores/session.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { MailSent } from './MailSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { SignInView } from './sign-in-view.ts';

interface SignInStepsProps {
  view: SignInView;
  onView: (view: SignInView) => void;
}

/** Every step on the way in after the first: what a session still owes, or what was asked for. */
export default function SignInSteps({ view, onView }: SignInStepsProps) {
  const { session, assurance } = useStore($session);
  if (session && needsSecondFactor(assurance)) {
    return (
      <SignInCard title="Second step" focus="content">
        <SecondFactorForm />
      </SignInCard>
    );
  }
  if (session) {
    return (
      <SignInCard title="Choose a new password">
        <NewPasswordForm />
      </SignInCard>
    );
  }
  const { name, mail } = view;
  switch (name) {
    case 'sign-up':
      return (
        <SignInCard key={name} title="Create an account">
          <SignUpForm mail={mail} onView={onView} />
        </SignInCard>
      );
    case 'forgotten':
      return (
        <SignInCard key={name} title="Forgotten password">
          <ForgottenForm mail={mail} onView={onView} />
        </SignInCard>
      );
    default:
      return (
        <SignInCard key={name} title="Check your email">
          <MailSent view={view} onBack={() => onView({ name: 'sign-in', mail })} />
        </SignInCard>
      );
  }
}
