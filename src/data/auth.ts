import type { AuthError, Session, User } from '@supabase/supabase-js';
import { backend } from './client.ts';
import { type DataError, toDataError } from './errors.ts';

export type { Session, User };

/** What happened to the session; the names are those of the auth client. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'PASSWORD_RECOVERY'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED';

/**
 * Calls the listener with the session restored from storage, then with every change, those made in
 * other tabs included.
 *
 * The listener runs outside the auth client's lock: calling the backend from inside would wait for
 * itself.
 *
 * @returns ends the subscription.
 */
export function watchSession(
  listener: (event: SessionEvent, session: Session | null) => void,
): () => void {
  const { data } = backend().auth.onAuthStateChange((event, session) => {
    setTimeout(() => listener(event as SessionEvent, session), 0);
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Signs in with a password.
 *
 * @throws DataError; its `serverMessage` is what the server said, if it answered at all.
 */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await backend().auth.signInWithPassword({ email, password });
  if (error) throw authFailure(error);
}

/**
 * Ends the session.
 *
 * @param scope `local` for this browser, `global` for every device of the account.
 * @throws DataError
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { error } = await backend().auth.signOut({ scope });
  if (error) throw authFailure(error);
}

/** Turns an error of the auth client into ours. */
export function authFailure(error: AuthError): DataError {
  return toDataError({ message: error.message, code: error.code, status: error.status });
}
