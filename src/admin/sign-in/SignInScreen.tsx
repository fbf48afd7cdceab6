import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#admin/ui/Button.tsx';
import { Callout } from '#admin/ui/feedback/Callout.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { loadStaffMessages } from '#admin/ui/text/staff-messages.ts';
import { type StaffPart, staff } from '#languages/staff.ts';
import { $session, $signInMessage } from '#stores/session.ts';
import { closeFailure } from '#stores/toasts.ts';
import { goToSignIn } from './origin.ts';
import { SignInCard } from './SignInCard.tsx';
import { SignInForm } from './SignInForm.tsx';
import type { SignInView, StepProps } from './sign-in-view.ts';

/** What they say, besides what the first form does. */
export const STEPS_WORDS: readonly StaffPart[] = ['signInSteps'];

/** Downloaded while the first form is being filled in. */
const loadSteps = async () =>
  (await Promise.all([import('./SignInSteps.tsx'), loadStaffMessages(...STEPS_WORDS)]))[0];
const SignInSteps = lazy(loadSteps);

/** /admin/login. The guard leads on as soon as nothing is owed. */
export function SignInScreen() {
  useEffect(() => {
    goToSignIn();
    loadSteps().catch(() => {});
    // Going back in history leads to a guarded screen again.
    window.addEventListener('popstate', goToSignIn);
    return () => window.removeEventListener('popstate', goToSignIn);
  }, []);
  const { session } = useStore($session);
  const [view, setView] = useState<SignInView>({ name: 'sign-in', mail: '' });
  const show = (next: SignInView) => {
    closeFailure();
    setView(next);
  };
  if (!session && view.name === 'sign-in') return <FirstStep view={view} onView={show} />;
  return (
    <Suspense fallback={<Spinner />}>
      <SignInSteps view={view} onView={show} />
    </Suspense>
  );
}

function FirstStep(props: StepProps) {
  const message = useStore($signInMessage);
  return (
    <SignInCard title={staff.signIn.signIn}>
      {message && (
        <Callout tone="caution" title={message.title}>
          {message.text}
        </Callout>
      )}
      {message?.isFinal ? (
        <Button kind="primary" onClick={() => location.reload()}>
          {staff.common.reload}
        </Button>
      ) : (
        <SignInForm {...props} />
      )}
    </SignInCard>
  );
}
