import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { needsSecondFactor } from '#domain/assurance.ts';
import { $session, startSession } from '#stores/session.ts';
import './admin.css';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { ReconnectScreen } from './sign-in/ReconnectScreen.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { FullPageLoader } from './ui/FullPageLoader.tsx';
import { Toasts } from './ui/Toasts.tsx';

const StaffArea = lazy(() => import('./StaffArea.tsx'));

/** The whole staff area: one application for every path under /admin. */
export default function App() {
  return (
    <ErrorBoundary>
      <Gate />
      <Toasts />
    </ErrorBoundary>
  );
}

/**
 * The guard of every screen, those that will be added included: without a session, or while a second
 * factor or a new password is owed, there is nothing but sign-in. The rest is not even downloaded.
 */
function Gate() {
  useEffect(startSession, []);
  const { loading, session, assurance, isAway, isRecovering } = useStore($session);
  if (loading) return <FullPageLoader label="Checking whether you are signed in" />;
  if (isAway) return <ReconnectScreen />;
  if (!session || needsSecondFactor(assurance) || isRecovering) return <SignInScreen />;
  return (
    <Suspense fallback={<FullPageLoader />}>
      <StaffArea />
    </Suspense>
  );
}
