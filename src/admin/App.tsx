import { useStore } from '@nanostores/react';
import { lazy, Suspense, use, useEffect } from 'react';
import {
  changeStaffLanguage,
  keptStaffLanguage,
  loadStaffMessages,
} from '#admin/ui/text/staff-messages.ts';
import { needsSecondFactor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';
import { $onlyInPage } from '#stores/only-in-page.ts';
import { $linkQuestion, $session } from '#stores/session.ts';
import { startSession } from '#stores/session-watch.ts';
import { ErrorBoundary } from './shell/ErrorScreen.tsx';
import { SignInScreen, STEPS_WORDS } from './sign-in/SignInScreen.tsx';
import { loadStaffArea } from './start/load-staff-area.ts';
import { FullPageLoader } from './ui/feedback/FullPageLoader.tsx';
import { Toasts } from './ui/feedback/Toasts.tsx';

const StaffArea = lazy(loadStaffArea);
const ReconnectScreen = lazy(() => import('./sign-in/ReconnectScreen.tsx'));
const LinkQuestion = lazy(async () => {
  const [screen] = await Promise.all([
    import('./sign-in/LinkQuestion.tsx'),
    loadStaffMessages(...STEPS_WORDS),
  ]);
  return screen;
});

/** Words of whoever was here last; before-app.js shows no form in the first language then. */
const kept = keptStaffLanguage();
const words = kept && changeStaffLanguage(kept).catch(() => {});

/** The whole staff area: one application for every path under /admin. */
export default function App() {
  return (
    <ErrorBoundary>
      <Suspense fallback={<FullPageLoader />}>
        <Gate />
      </Suspense>
      <OnlyInPage />
      <Toasts />
    </ErrorBoundary>
  );
}

/**
 * Guards every screen: until there is a full session only sign-in is downloaded. The first render has to
 * equal the page's HTML (see before-app.js): the sign-in form, unless this browser holds a session.
 */
function Gate() {
  if (words) use(words);
  useEffect(() => {
    startSession();
    announceReady();
  }, []);
  const { loading, session, assurance, isAway, isRecovering } = useStore($session);
  const question = useStore($linkQuestion);
  if (question) {
    return (
      <Suspense fallback={<FullPageLoader />}>
        <LinkQuestion {...question} />
      </Suspense>
    );
  }
  if (loading && isSessionExpected()) {
    return <FullPageLoader label={staff.common.checkingSession} />;
  }
  if (!isAway && (!session || needsSecondFactor(assurance) || isRecovering)) {
    return <SignInScreen />;
  }
  return (
    <Suspense fallback={<FullPageLoader />}>
      {isAway ? <ReconnectScreen /> : <StaffArea />}
    </Suspense>
  );
}

/** On every screen, sign-in too. */
function OnlyInPage() {
  if (!useStore($onlyInPage)) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 bg-caution-shade px-4 py-2 text-center font-medium text-caution"
    >
      {staff.common.noRoomTextInPageOnly}
    </p>
  );
}

/** before-app.js has seen a session in this browser. */
function isSessionExpected(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.start === 'session';
}

/** Buttons work from now on: before-app.js repeats a press that came too early. */
function announceReady(): void {
  window.dispatchEvent(new Event('staff-area-ready'));
}
