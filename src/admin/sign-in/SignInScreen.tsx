import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Notice } from '#admin/ui/Notice.tsx';
import { needsSecondFactor } from '#domain/assurance.ts';
import { $session, $signInNotice } from '#stores/session.ts';
import { ForgottenForm } from './ForgottenForm.tsx';
import { MailSent } from './MailSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { goToSignIn } from './origin.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SignInCard } from './SignInCard.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** What a person without a session wants to do; `mail` is where a link was sent. */
export type SignInView =
  | { name: 'sign-in' }
  | { name: 'sign-up' }
  | { name: 'forgotten' }
  | { name: 'confirm'; mail: string }
  | { name: 'reset-sent'; mail: string };

/** /admin/login. The guard leads on as soon as nothing is owed any more. */
export function SignInScreen() {
  useEffect(() => {
    goToSignIn();
    // Going back in history leads to a guarded screen again.
    window.addEventListener('popstate', goToSignIn);
    return () => window.removeEventListener('popstate', goToSignIn);
  }, []);
  const { session, assurance, isRecovering } = useStore($session);
  const [view, setView] = useState<SignInView>({ name: 'sign-in' });
  if (session && needsSecondFactor(assurance)) {
    return (
      <SignInCard title="Second step">
        <SecondFactorForm />
      </SignInCard>
    );
  }
  if (session && isRecovering) {
    return (
      <SignInCard title="Choose a new password">
        <NewPasswordForm />
      </SignInCard>
    );
  }
  return <SignedOutView view={view} onView={setView} />;
}

interface SignedOutViewProps {
  view: SignInView;
  onView: (view: SignInView) => void;
}

function SignedOutView({ view, onView }: SignedOutViewProps) {
  const notice = useStore($signInNotice);
  const back = () => onView({ name: 'sign-in' });
  switch (view.name) {
    case 'sign-up':
      return (
        <SignInCard key={view.name} title="Create an account">
          <SignUpForm onDone={(mail) => onView({ name: 'confirm', mail })} onBack={back} />
        </SignInCard>
      );
    case 'forgotten':
      return (
        <SignInCard key={view.name} title="Forgotten password">
          <ForgottenForm onDone={(mail) => onView({ name: 'reset-sent', mail })} onBack={back} />
        </SignInCard>
      );
    case 'confirm':
    case 'reset-sent':
      return (
        <SignInCard key={view.name} title="Look at your mail">
          <MailSent purpose={view.name} mail={view.mail} onBack={back} />
        </SignInCard>
      );
    default:
      return (
        <SignInCard key={view.name} title="Sign in">
          {notice && <Notice tone="caution" title={notice} />}
          <SignInForm onView={onView} />
        </SignInCard>
      );
  }
}
