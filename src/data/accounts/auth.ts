import type { AuthError, Session, User } from '@supabase/supabase-js';
import { type DataError, toDataError } from '#data/errors.ts';
import { browserBackend } from '#environment';
import { authClient, detachedAuthClient } from './auth-client.ts';

export type { Session, User };

/** The names are those of the auth client. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'PASSWORD_RECOVERY'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED';

/**
 * Calls the listener with the restored session and with every change, also of other tabs; outside the auth
 * client's lock, where calls of the backend would deadlock.
 *
 * @returns ends the subscription.
 */
export function watchSession(
  listener: (event: SessionEvent, session: Session | null) => void,
): () => void {
  const { data } = authClient().onAuthStateChange((event, session) => {
    setTimeout(() => listener(event as SessionEvent, session), 0);
  });
  return () => data.subscription.unsubscribe();
}

/** Whether the auth server answers at all. */
export async function isServerThere(): Promise<boolean> {
  try {
    const { url, key } = browserBackend();
    const response = await fetch(`${url}/auth/v1/health`, { headers: { apikey: key } });
    return response.ok;
  } catch {
    return false;
  }
}

/** @returns whether there is a valid session now. */
export async function renewSession(): Promise<boolean> {
  const { data } = await authClient().getSession();
  return data.session !== null;
}

/** The user as the server has it, with factors that were added on other devices. */
export async function fetchUser(): Promise<User> {
  const { data, error } = await authClient().getUser();
  if (error) throw authFailure(error);
  return data.user;
}

/** Signs in. `serverMessage` of a failure is what the server said. */
export async function signIn(email: string, password: string): Promise<Session> {
  const { data, error } = await authClient().signInWithPassword({ email, password });
  if (error) throw authFailure(error);
  return data.session;
}

/** Creates a viewer's account. @returns the session; null where the address has to be confirmed first. */
export async function signUp(
  fullName: string,
  email: string,
  password: string,
): Promise<Session | null> {
  const { data, error } = await authClient().signUp({
    email,
    password,
    options: {
      emailRedirectTo: `${location.origin}/admin/dashboard`,
      data: { full_name: fullName },
    },
  });
  if (error) throw authFailure(error);
  return data.session;
}

/** Sends the mail that confirms an address again. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await authClient().resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/admin/dashboard` },
  });
  if (error) throw authFailure(error);
}

/** Sends a link for a new password. The answer doesn't tell whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await authClient().resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/admin/login`,
  });
  if (error) throw authFailure(error);
}

interface PasswordProof {
  current?: string | undefined;
  /** From the mail of `sendPasswordCode`. */
  code?: string | undefined;
}

/** @throws DataError 'too-long-ago' when the session is older than a day and has no code; 'wrong-code'. */
export async function changePassword(password: string, proof: PasswordProof = {}): Promise<void> {
  const { error } = await authClient().updateUser({
    password,
    ...(proof.current !== undefined && { current_password: proof.current }),
    ...(proof.code !== undefined && { nonce: proof.code }),
  });
  if (error) throw authFailure(error);
}

/** Mails a code with which a password can be changed in an old session. */
export async function sendPasswordCode(): Promise<void> {
  const { error } = await authClient().reauthenticate();
  if (error) throw authFailure(error);
}

/** Checks a password without touching the present session. */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const asker = detachedAuthClient();
  const { error } = await asker.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') return false;
  if (error) throw authFailure(error);
  await asker.signOut({ scope: 'local' });
  return true;
}

/** Ends the session: `local` in this browser, even when offline; `global` on every device. */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { error } = await authClient().signOut({ scope });
  if (error) throw authFailure(error);
}

export function authFailure(error: AuthError): DataError {
  return toDataError({ message: error.message, code: error.code, status: error.status });
}
