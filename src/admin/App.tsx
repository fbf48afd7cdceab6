import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect } from 'react';
import { needsSecondFactor } from '#domain/assurance.ts';
import { $session, startSession } from '#stores/session.ts';
import './admin.css';
import { Toasts } from './shell/Toasts.tsx';
import { SignInScreen } from './sign-in/SignInScreen.tsx';
import { Spinner } from './ui/Spinner.tsx';

const StaffArea = lazy(() => import('./StaffArea.tsx'));

/** The whole staff area: one application for every path under /admin. */
export default function App() {
  useEffect(startSession, []);
  return (
    <>
      <Gate />
      <Toasts />
    </>
  );
}

/**
 * The guard of every screen, those that will be added included: without a session, or while a second
 * factor is owed, there is nothing but sign-in. Everything else is not even downloaded.
 */
function Gate() {
  const { loading, session, assurance } = useStore($session);
  if (loading) return <Spinner label="Checking whether you are signed in" />;
  if (!session || needsSecondFactor(assurance)) return <SignInScreen />;
  return (
    <Suspense fallback={<Spinner label="Opening the staff area" />}>
      <StaffArea />
    </Suspense>
  );
}
