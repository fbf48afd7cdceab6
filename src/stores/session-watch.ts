import {
  type AuthChangeEvent,
  isServerThere,
  renewSession,
  type Session,
  signOut,
  watchSession,
} from '#data/accounts/auth.ts';
import { holdsSession, storedAccessToken, storedSession } from '#data/accounts/stored-session.ts';
import { readAssurance } from '#domain/accounts/assurance.ts';
import { readLinkError } from '#domain/accounts/link-errors.ts';
import { readLinkPerson } from '#domain/accounts/link-person.ts';
import type { TokenError } from '#domain/accounts/token.ts';
import { forgetPersonalData } from './device-memory.ts';
import { hasExpired, noteActivity, watchInactivity } from './inactivity.ts';
import { keepTrying } from './keep-trying.ts';
import { $arrivalMessage, $linkQuestion, $session, $signInMessage, SIGNED_OUT } from './session.ts';
import {
  describeTokenError,
  explainEnd,
  faultOf,
  nothingKept,
  signedOutHere,
} from './session-end.ts';
import { showToast, TOASTS } from './toasts.ts';

/** Where a reload finds out that a password is still to be chosen. */
const RECOVERING = 'choose-password';

let isStarted = false;
let stopWatching: (() => void) | undefined;
/** True while this page itself ends the session. */
let isLeaving = false;
/** The token that the browser held when the page was opened, until its worth is known. */
let foundToken = '';
/** Of whom this browser remembers something. */
let knownPerson: string | undefined;

/** A session that could not be renewed for want of a server is renewed as soon as there is one. */
const renewal = keepTrying(
  async () => (await isServerThere()) && renewSession(),
  'session-renewed',
);

/** Starts the one subscription to the auth client; calling it again changes nothing. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  const held = storedSession();
  foundToken = storedAccessToken();
  knownPerson = held?.user.id;
  if (foundToken === '' && !keepsData()) {
    $signInMessage.set(nothingKept());
    $session.set(SIGNED_OUT);
    return;
  }
  const linkError = readLinkError(location.hash);
  if (linkError) {
    console.error(linkError.detail);
    $signInMessage.set({ title: linkError.sentence });
  }
  const person = readLinkPerson(location);
  if (!person || !held || person.id === held.user.id) watch();
  else {
    const answer = (follows: boolean) => {
      if (!follows) history.replaceState(history.state, '', location.pathname);
      $linkQuestion.set(null);
      watch();
    };
    $linkQuestion.set({ link: person.email || person.id, held: held.user.email ?? '', answer });
  }
}

/** Lets the auth client read the link and the storage, and tell of every change. */
function watch(): void {
  // A link from a mail counts as activity, whatever the time of the last one.
  if (readLinkPerson(location)) noteActivity();
  // Without a connection the auth client would try for half a minute to renew a session that is due.
  const kept = navigator.onLine ? null : storedSession();
  if (kept) applySession('INITIAL_SESSION', kept);
  watchSession((event, session) => (session ? applySession(event, session) : applyEnd(event)));
}

/** Reloads once the server answers: the auth client would wait out its own pauses. */
export async function reconnect(): Promise<void> {
  if ($session.get().isAway && (await isServerThere())) location.reload();
}

/**
 * Ends the session: `local` for this browser, `global` for every device.
 *
 * @throws DataError when the server could not be told: a `local` session is forgotten all the same, a
 *   `global` one goes on everywhere.
 */
export async function endSession(scope: 'local' | 'global' = 'local'): Promise<void> {
  isLeaving = true;
  try {
    await signOut(scope);
    $arrivalMessage.set(null);
  } catch (error) {
    if (scope === 'local') $signInMessage.set(signedOutHere('serverNotTold'));
    throw error;
  } finally {
    // The auth client reports what happened a moment later.
    setTimeout(() => {
      isLeaving = false;
    }, 0);
  }
}

/** The new password is chosen; the way is free. */
export function finishRecovery(): void {
  sessionStorage.removeItem(RECOVERING);
  $session.set({ ...$session.get(), isRecovering: false });
}

function applySession(event: AuthChangeEvent, session: Session): void {
  const before = $session.get();
  foundToken = '';
  if (event === 'INITIAL_SESSION') void checkRestored(session);
  if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(RECOVERING, 'yes');
  const isSamePerson = before.user?.id === session.user.id;
  const isRestored = before.loading || before.isAway;
  // Nobody signed out.
  if (knownPerson && knownPerson !== session.user.id) forgetPersonalData({ keepsShared: false });
  knownPerson = session.user.id;
  renewal.stop();
  $session.set({
    ...(isSamePerson ? before : SIGNED_OUT),
    loading: false,
    session,
    user: session.user,
    assurance: readAssurance(session.access_token, session.user.factors ?? []),
    isAway: false,
    isRecovering: sessionStorage.getItem(RECOVERING) !== null,
  });
  $signInMessage.set(null);
  if (!isSamePerson && !isRestored) noteActivity();
  stopWatching ??= watchInactivity(expire);
  // The auth client tells of a restored session twice. A renewal says nothing new of the account, and asking
  // about it renews again where tokens last no longer than the auth client's margin.
  const isNew = before.session?.access_token !== session.access_token;
  if (isNew && !(isSamePerson && event === 'TOKEN_REFRESHED')) void learnAccount();
}

function applyEnd(event: AuthChangeEvent): void {
  const before = $session.get();
  const isAway = event === 'INITIAL_SESSION' && holdsSession();
  if (isAway) {
    // One that was restored without a connection is shown until the server says more.
    if (!before.session) $session.set({ ...SIGNED_OUT, isAway });
    renewal.start();
    return;
  }
  $session.set(SIGNED_OUT);
  renewal.stop();
  // Who shares pictures after quiet hours, or signed out, uploads them after signing in.
  forgetPersonalData({ keepsShared: !before.session || hasExpired() });
  if (!isLeaving) void explainEnd(before.session !== null, foundToken);
  foundToken = '';
  knownPerson = undefined;
  sessionStorage.removeItem(RECOVERING);
  endWatch();
}

/** The client for data comes only now: signing in does without it. */
async function learnAccount(): Promise<void> {
  const { refreshAccount } = await import('./account.ts');
  await refreshAccount();
}

/** Whether a restored token is a good one. One that is over by this clock may be good by the server's, which says so. */
async function checkRestored(session: Session): Promise<void> {
  const error = await faultOf(session.access_token);
  if (error && error.message !== 'JWT has expired') endBrokenSession(error);
}

function endBrokenSession(error: TokenError): void {
  const message = describeTokenError(error);
  foundToken = '';
  void endSession()
    .catch(() => {})
    .finally(() => $signInMessage.set(message));
}

function expire(): void {
  showToast(TOASTS.sessionExpired());
  endWatch();
  void endSession().catch(() => {});
}

function endWatch(): void {
  stopWatching?.();
  stopWatching = undefined;
}

/** Whether the browser keeps anything of this website. */
function keepsData(): boolean {
  const key = 'is-kept';
  try {
    for (const storage of [localStorage, sessionStorage]) {
      storage.setItem(key, 'yes');
      storage.removeItem(key);
    }
    return true;
  } catch {
    return false;
  }
}
