import { fetchUser, signOut } from '#data/accounts/auth.ts';
import { fetchProfile, fetchRole, type Profile } from '#data/accounts/profiles.ts';
import { holdsSession } from '#data/accounts/stored-session.ts';
import { DataError } from '#data/errors.ts';
import { readAssurance } from '#domain/accounts/assurance.ts';
import { rememberedRole, rememberRole } from './device-memory.ts';
import { keepTrying, tellTabs } from './keep-trying.ts';
import { $session } from './session.ts';

const CHANNEL = 'account-known';

/** A role that could not be fetched is asked for again by itself. */
const retry = keepTrying(async () => {
  if (isRoleOpen()) await refreshAccount();
  return !isRoleOpen();
}, CHANNEL);

/**
 * Asks the server again for profile and role: a changed role counts at once. A missing profile is ignored
 * (docs/behaviour.md, section 8); the role is asked for until it is known, and meanwhile the remembered
 * one counts here, never in the database.
 */
export async function refreshAccount(): Promise<void> {
  const { user } = $session.get();
  if (!user) return;
  if (!navigator.onLine) showRememberedRole(user.id);
  const [profile, role, fresh] = await Promise.allSettled([
    fetchProfile(user.id),
    fetchRole(),
    fetchUser(),
  ]);
  const state = $session.get();
  // Another account may have signed in while the requests were pending.
  if (!state.session || state.user?.id !== user.id) return;
  const answer = role.status === 'fulfilled' ? role.value : null;
  if (answer) rememberRole(user.id, answer);
  const isAway = role.status === 'rejected' && isUnreachable(role.reason);
  const before = state.isRoleRemembered && !isAway ? null : state.role;
  const knownRole = answer ?? before ?? (isAway ? rememberedRole(user.id) : null);
  const record = profile.status === 'fulfilled' ? profile.value : state.profile;
  const person = fresh.status === 'fulfilled' ? fresh.value : state.user;
  $session.set({
    ...state,
    user: person,
    assurance: readAssurance(state.session.access_token, person.factors ?? []),
    role: knownRole,
    roleFailed: knownRole === null,
    isRoleRemembered:
      answer === null && knownRole !== null && (!state.role || state.isRoleRemembered),
    profile: record && { ...record, primaryRole: knownRole ?? 'viewer' },
  });
  if (answer && (state.role === null || state.isRoleRemembered)) tellTabs(CHANNEL);
}

/** Offline the staff area opens without waiting for requests to fail. */
function showRememberedRole(userId: string): void {
  const state = $session.get();
  const role = state.role === null ? rememberedRole(userId) : null;
  if (role) $session.set({ ...state, role, roleFailed: false, isRoleRemembered: true });
}

function isRoleOpen(): boolean {
  const { roleFailed, isRoleRemembered } = $session.get();
  return roleFailed || isRoleRemembered;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof DataError && ['offline', 'unavailable'].includes(error.code);
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
  $session.set({ ...state, profile: { ...record, primaryRole: state.role ?? 'viewer' } });
}

$session.subscribe(({ session }) => {
  if (isRoleOpen()) retry.start();
  else if (!session) retry.stop();
});
