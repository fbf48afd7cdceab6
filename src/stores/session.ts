import { atom } from 'nanostores';
import { verifyAccessToken } from '#data/access-token.ts';
import {
  fetchUser,
  holdsSession,
  isServerThere,
  type Session,
  type SessionEvent,
  signOut,
  storedAccessToken,
  type User,
  watchSession,
} from '#data/auth.ts';
import { DataError } from '#data/errors.ts';
import { fetchProfile, fetchRole, type Profile } from '#data/profiles.ts';
import { type Assurance, readAssurance } from '#domain/assurance.ts';
import { readLinkError } from '#domain/link-errors.ts';
import type { Role } from '#domain/role.ts';
import { explainTokenError, TokenError } from '#domain/token.ts';
import { hasExpired, noteActivity, watchInactivity } from './inactivity.ts';
import { showToast, TOASTS } from './toasts.ts';

/** Everything that screens know about who is at the keyboard. */
export interface SessionState {
  /** True until the first session check has been made (specification, section 4). */
  loading: boolean;
  session: Session | null;
  user: User | null;
  /** Null while it is fetched, and for an account without one. */
  profile: Profile | null;
  /** Null while it is fetched; `roleFailed` says that it could not be. */
  role: Role | null;
  roleFailed: boolean;
  assurance: Assurance;
  /** The browser holds a session, but the server that has to renew it can't be reached. */
  isAway: boolean;
  /** A link from a mail was followed: first of all, a new password is chosen. */
  isRecovering: boolean;
}

const SIGNED_OUT: SessionState = {
  loading: false,
  session: null,
  user: null,
  profile: null,
  role: null,
  roleFailed: false,
  assurance: { current: 'aal1', next: 'aal1' },
  isAway: false,
  isRecovering: false,
};

const ENDED =
  'You are no longer signed in on this device. Sign in again to carry on; what you typed is kept.';

/** Where a reload finds out that a password is still to be chosen. */
const RECOVERING = 'choose-password';

export const $session = atom<SessionState>({ ...SIGNED_OUT, loading: true });

/** A sentence for the sign-in screen about a link or a session that did not work. */
export const $signInNotice = atom('');

let isStarted = false;
let stopWatching: (() => void) | undefined;
/** True while this page itself ends the session. */
let isLeaving = false;
/** The token that the browser held when the page was opened, until its worth is known. */
let foundToken = '';

/** Starts the one subscription to the auth client; calling it again changes nothing. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  foundToken = storedAccessToken();
  const linkError = readLinkError(location.hash);
  if (linkError) {
    console.error(linkError.detail);
    $signInNotice.set(linkError.sentence);
  }
  // Whoever follows a link from a mail is here, however long ago they were last.
  if (location.hash.includes('access_token=')) noteActivity();
  watchSession(applySession);
  window.addEventListener('online', () => void reconnect());
}

/**
 * Starts afresh as soon as the server answers again. The auth client would wait out its own pauses
 * first, and nothing is on the screen that a reload could lose.
 */
export async function reconnect(): Promise<void> {
  if ($session.get().isAway && (await isServerThere())) location.reload();
}

/**
 * Asks the server again who the person is and what they may do: a role that changed counts at once.
 * A profile that can't be fetched is ignored silently (specification, section 8).
 */
export async function refreshAccount(): Promise<void> {
  const { user } = $session.get();
  if (!user) return;
  const [profile, role, fresh] = await Promise.allSettled([
    fetchProfile(user.id),
    fetchRole(),
    fetchUser(),
  ]);
  const state = $session.get();
  // Somebody else may have signed in while the answers were under way.
  if (!state.session || state.user?.id !== user.id) return;
  const knownRole = role.status === 'fulfilled' ? role.value : state.role;
  const record = profile.status === 'fulfilled' ? profile.value : state.profile;
  const person = fresh.status === 'fulfilled' ? fresh.value : state.user;
  $session.set({
    ...state,
    user: person,
    assurance: readAssurance(state.session.access_token, person.factors ?? []),
    role: knownRole,
    roleFailed: knownRole === null,
    profile: record && { ...record, primaryRole: knownRole ?? 'viewer' },
  });
}

/**
 * Ends the session on purpose.
 *
 * @param scope `local` for this browser, `global` for every device of the account.
 * @throws DataError when the server could not be told. This browser forgets its own session all the same;
 *   with `global` nothing has ended then, here neither.
 */
export async function endSession(scope: 'local' | 'global' = 'local'): Promise<void> {
  isLeaving = true;
  try {
    await signOut(scope);
  } finally {
    // The auth client reports what happened a moment later.
    setTimeout(() => {
      isLeaving = false;
    }, 0);
  }
}

/** After a request failed: a refusal may mean that the account changed, so it is looked at again. */
export function noteFailure(error: unknown): void {
  if (error instanceof DataError && ['denied', 'signed-out'].includes(error.code)) {
    void refreshAccount();
  }
}

/** Shows a profile that was just saved. */
export function applyProfile(record: Omit<Profile, 'primaryRole'>): void {
  const state = $session.get();
  $session.set({ ...state, profile: { ...record, primaryRole: state.role ?? 'viewer' } });
}

/** The new password is chosen; the way is free. */
export function finishRecovery(): void {
  sessionStorage.removeItem(RECOVERING);
  $session.set({ ...$session.get(), isRecovering: false });
}

function applySession(event: SessionEvent, session: Session | null): void {
  const before = $session.get();
  if (!session) {
    const isAway = event === 'INITIAL_SESSION' && holdsSession();
    $session.set({ ...SIGNED_OUT, isAway });
    if (isAway) return;
    if (!isLeaving) void explainEnd(before.session !== null);
    foundToken = '';
    sessionStorage.removeItem(RECOVERING);
    endWatch();
    return;
  }
  foundToken = '';
  if (event === 'INITIAL_SESSION') void checkRestored(session);
  if (event === 'PASSWORD_RECOVERY') sessionStorage.setItem(RECOVERING, 'yes');
  const isSamePerson = before.user?.id === session.user.id;
  const isRestored = before.loading || before.isAway;
  $session.set({
    ...(isSamePerson ? before : SIGNED_OUT),
    loading: false,
    session,
    user: session.user,
    assurance: readAssurance(session.access_token, session.user.factors ?? []),
    isAway: false,
    isRecovering: sessionStorage.getItem(RECOVERING) !== null,
  });
  $signInNotice.set('');
  if (!isSamePerson && !isRestored) noteActivity();
  stopWatching ??= watchInactivity(expire);
  void refreshAccount();
}

/** Says why there is no session any more, to whoever did not end it in this tab. */
async function explainEnd(wasSignedIn: boolean): Promise<void> {
  if (wasSignedIn && hasExpired()) showToast(TOASTS.sessionExpired);
  else if (wasSignedIn) $signInNotice.set(ENDED);
  else if (foundToken !== '' && $signInNotice.get() === '') {
    $signInNotice.set(ENDED);
    const error = await faultOf(foundToken);
    if (!error || $session.get().session) return;
    console.error(error.message);
    $signInNotice.set(explainTokenError(error));
  }
}

/** What is wrong with a token; `null` when nothing is, or nobody could say. */
async function faultOf(token: string): Promise<TokenError | null> {
  try {
    await verifyAccessToken(token);
    return null;
  } catch (error) {
    if (error instanceof TokenError) return error;
    throw error;
  }
}

/** Whether a restored token is a good one; one that is over is renewed by the auth client. */
async function checkRestored(session: Session): Promise<void> {
  const error = await faultOf(session.access_token);
  if (error && error.message !== 'JWT has expired') endBrokenSession(error);
}

/** A sentence for people, the exact text for developers (specification, section 5). */
function endBrokenSession(error: TokenError): void {
  console.error(error.message);
  foundToken = '';
  void endSession()
    .catch(() => {})
    .finally(() => $signInNotice.set(explainTokenError(error)));
}

function expire(): void {
  showToast(TOASTS.sessionExpired);
  endWatch();
  void endSession().catch(() => {});
}

function endWatch(): void {
  stopWatching?.();
  stopWatching = undefined;
}
