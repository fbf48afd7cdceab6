import { fetchUser } from '#data/auth.ts';
import { DataError } from '#data/errors.ts';
import { fetchProfile, fetchRole, type Profile } from '#data/profiles.ts';
import { readAssurance } from '#domain/assurance.ts';
import { keepTrying, tellTabs } from './keep-trying.ts';
import { $session } from './session.ts';

const CHANNEL = 'account-known';

/** A role that could not be fetched is asked for again by itself. */
const retry = keepTrying(async () => {
  if ($session.get().roleFailed) await refreshAccount();
  return !$session.get().roleFailed;
}, CHANNEL);

/**
 * Asks the server again who the person is and what they may do: a role that changed counts at once.
 * A profile that can't be fetched is ignored silently (docs/behaviour.md, section 8); a role that can't
 * is asked for until it is known.
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
  if (state.role === null && knownRole !== null) tellTabs(CHANNEL);
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

$session.subscribe(({ roleFailed, session }) => {
  if (roleFailed) retry.start();
  else if (!session) retry.stop();
});
