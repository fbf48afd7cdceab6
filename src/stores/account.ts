import { fetchUser, signOut } from '#data/accounts/auth.ts';
import { fetchProfile, fetchRole, type Profile } from '#data/accounts/profiles.ts';
import { holdsSession } from '#data/accounts/stored-session.ts';
import { DataError, type DataErrorCode } from '#data/errors.ts';
import { readAssurance } from '#domain/accounts/assurance.ts';
import { rememberedRole, rememberRole } from './device-memory.ts';
import { keepTrying, tellTabs } from './keep-trying.ts';
import { $session, type SessionState } from './session.ts';

const CHANNEL = 'account-known';

/** A role that could not be fetched is asked for again by itself. */
const retry = keepTrying(async () => {
  if (!isRoleOpen()) return true;
  void refreshPerson();
  await refreshRole();
  return !isRoleOpen();
}, CHANNEL);

/** Asks the server again for all that it knows of the account: a changed role counts at once. @returns whether it said the role. */
export async function refreshAccount(): Promise<boolean> {
  const [isKnown] = await Promise.all([refreshRole(), refreshPerson()]);
  return isKnown;
}

/**
 * The role alone opens the staff area, so it waits for nothing else. It is asked for until it is known, and
 * meanwhile the remembered one counts here, never in the database.
 *
 * @returns whether the server said it.
 */
export async function refreshRole(): Promise<boolean> {
  const { user } = $session.get();
  if (!user) return false;
  if (!navigator.onLine) showRememberedRole(user.id);
  const { answer, failure } = await fetchRole().then(
    (role) => ({ answer: role, failure: null }),
    (error: unknown) => ({ answer: null, failure: codeOf(error) }),
  );
  change(user.id, (state) => {
    if (answer) rememberRole(user.id, answer);
    const isAway = failure === 'offline' || failure === 'unavailable';
    const before = state.isRoleRemembered && !isAway ? null : state.role;
    const role = answer ?? before ?? (isAway ? rememberedRole(user.id) : null);
    if (answer && (state.role === null || state.isRoleRemembered)) tellTabs(CHANNEL);
    return {
      role,
      roleFailure: role === null ? failure : null,
      isRoleRemembered: answer === null && role !== null && (!state.role || state.isRoleRemembered),
      profile: state.profile && { ...state.profile, primaryRole: role ?? 'viewer' },
    };
  });
  return answer !== null;
}

/** Profile and user. One that does not come is ignored (docs/behaviour.md, section 8). */
async function refreshPerson(): Promise<void> {
  const id = $session.get().user?.id;
  if (!id) return;
  const profile = fetchProfile(id).then(
    (record) => change(id, (state) => withProfile(state, record)),
    () => change(id, (state) => withProfile(state, state.profile)),
  );
  const person = fetchUser().then((user) =>
    change(id, ({ session }) => ({
      user,
      assurance: readAssurance(session?.access_token ?? '', user.factors ?? []),
    })),
  );
  await Promise.allSettled([profile, person]);
}

function withProfile(state: SessionState, record: Omit<Profile, 'primaryRole'> | null) {
  return {
    profile: record && { ...record, primaryRole: state.role ?? 'viewer' },
    isProfileMissing: record === null,
  };
}

/** Shows an answer about this account, unless another one has signed in while it was on its way. */
function change(userId: string, read: (state: SessionState) => Partial<SessionState>): void {
  const state = $session.get();
  if (state.session && state.user?.id === userId) $session.set({ ...state, ...read(state) });
}

/** Offline the staff area opens without waiting for requests to fail. */
function showRememberedRole(userId: string): void {
  const state = $session.get();
  const role = state.role === null ? rememberedRole(userId) : null;
  if (role) $session.set({ ...state, role, roleFailure: null, isRoleRemembered: true });
}

function isRoleOpen(): boolean {
  const { roleFailure, isRoleRemembered } = $session.get();
  return roleFailure !== null || isRoleRemembered;
}

function codeOf(error: unknown): DataErrorCode {
  return error instanceof DataError ? error.code : 'unavailable';
}

/** After a request failed: a refusal may mean that the account changed, so it is looked at again. */
export function noteFailure(error: unknown): void {
  const isRefused = error instanceof DataError && ['denied', 'signed-out'].includes(error.code);
  if (!isRefused || !$session.get().session) return;
  if (holdsSession()) void refreshAccount();
  // Another tab or the browser has removed it, which the auth client does not notice.
  else void signOut().catch(() => undefined);
}

/** Shows a profile that was just saved. */
export function applyProfile(record: Omit<Profile, 'primaryRole'>): void {
  const state = $session.get();
  $session.set({ ...state, ...withProfile(state, record) });
}

$session.subscribe(({ session }) => {
  if (isRoleOpen()) retry.start();
  else if (!session) retry.stop();
});
