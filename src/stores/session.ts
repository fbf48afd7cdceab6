import { atom } from 'nanostores';
import { type Session, type SessionEvent, type User, watchSession } from '#data/auth.ts';
import { fetchProfile, fetchRole, type Profile } from '#data/profiles.ts';
import { type Assurance, readAssurance } from '#domain/assurance.ts';
import type { Role } from '#domain/role.ts';

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
}

const SIGNED_OUT: SessionState = {
  loading: false,
  session: null,
  user: null,
  profile: null,
  role: null,
  roleFailed: false,
  assurance: { current: 'aal1', next: 'aal1' },
};

export const $session = atom<SessionState>({ ...SIGNED_OUT, loading: true });

let isStarted = false;

/** Starts the one subscription to the auth client; calling it again changes nothing. */
export function startSession(): void {
  if (isStarted) return;
  isStarted = true;
  watchSession(applySession);
}

/**
 * Asks the server again who the person is and what they may do: a role that changed counts at once.
 * A profile that can't be fetched is ignored silently (specification, section 8).
 */
export async function refreshAccount(): Promise<void> {
  const { user } = $session.get();
  if (!user) return;
  const [profile, role] = await Promise.allSettled([fetchProfile(user.id), fetchRole()]);
  const state = $session.get();
  // Somebody else may have signed in while the answers were under way.
  if (state.user?.id !== user.id) return;
  const knownRole = role.status === 'fulfilled' ? role.value : state.role;
  const record = profile.status === 'fulfilled' ? profile.value : state.profile;
  $session.set({
    ...state,
    role: knownRole,
    roleFailed: knownRole === null,
    profile: record && { ...record, primaryRole: knownRole ?? 'viewer' },
  });
}

function applySession(_event: SessionEvent, session: Session | null): void {
  if (!session) {
    $session.set(SIGNED_OUT);
    return;
  }
  const before = $session.get();
  const isSamePerson = before.user?.id === session.user.id;
  $session.set({
    ...(isSamePerson ? before : SIGNED_OUT),
    loading: false,
    session,
    user: session.user,
    assurance: readAssurance(session.access_token, session.user.factors ?? []),
  });
  void refreshAccount();
}
