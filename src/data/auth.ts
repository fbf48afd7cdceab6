import type { AuthError, Session, User } from '@supabase/supabase-js';
import { authStorageKey } from '#domain/auth-storage-key.ts';
import { backendUrl, browserBackend } from '#environment';
import { authClient, detachedAuthClient } from './auth-client.ts';
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
  const { data } = authClient().onAuthStateChange((event, session) => {
    setTimeout(() => listener(event as SessionEvent, session), 0);
  });
  return () => data.subscription.unsubscribe();
}

/** Whether this browser holds a session, even one that could not be renewed just now. */
export function holdsSession(): boolean {
  return localStorage.getItem(authStorageKey(backendUrl())) !== null;
}

/** The access token that this browser holds, whatever it is worth; '' when it holds none. */
export function storedAccessToken(): string {
  const { access_token } = readStored();
  return typeof access_token === 'string' ? access_token : '';
}

/** The session that this browser holds, whatever it is worth; null when it holds none. */
export function storedSession(): Session | null {
  const stored = readStored();
  const isWhole = typeof stored.access_token === 'string' && typeof stored.user?.id === 'string';
  return isWhole ? (stored as Session) : null;
}

function readStored(): Partial<Session> {
  try {
    return JSON.parse(localStorage.getItem(authStorageKey(backendUrl())) ?? '{}') ?? {};
  } catch {
    return {};
  }
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

/** Renews the session that this browser holds; whether there is a good one now. */
export async function renewSession(): Promise<boolean> {
  const { data } = await authClient().getSession();
  return data.session !== null;
}

/** The user as the server knows it now, with the factors that were added elsewhere. */
export async function fetchUser(): Promise<User> {
  const { data, error } = await authClient().getUser();
  if (error) throw authFailure(error);
  return data.user;
}

/**
 * Signs in with a password.
 *
 * @returns the new session.
 * @throws DataError; its `serverMessage` is what the server said, if it answered at all.
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const { data, error } = await authClient().signInWithPassword({ email, password });
  if (error) throw authFailure(error);
  return data.session;
}

/**
 * Creates an account. It is a viewer until an administrator lets it in.
 *
 * @returns the session, when the project does not ask for the address to be confirmed first.
 */
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

/** Sends the mail that confirms an address once more. */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await authClient().resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${location.origin}/admin/dashboard` },
  });
  if (error) throw authFailure(error);
}

/**
 * Sends a link for choosing a new password, if there is such an account. The answer does not tell.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const { error } = await authClient().resetPasswordForEmail(email, {
    redirectTo: `${location.origin}/admin/login`,
  });
  if (error) throw authFailure(error);
}

/** What a project can ask for, besides the new password. */
interface PasswordProof {
  /** The present password. */
  current?: string | undefined;
  /** The code from the mail that `sendPasswordCode` asked for. */
  code?: string | undefined;
}

/**
 * Changes the password of whoever is signed in.
 *
 * @throws DataError 'too-long-ago' when the session is older than a day and no code was given;
 *   'wrong-code' when the one given is not good.
 */
export async function changePassword(password: string, proof: PasswordProof = {}): Promise<void> {
  const { error } = await authClient().updateUser({
    password,
    ...(proof.current !== undefined && { current_password: proof.current }),
    ...(proof.code !== undefined && { nonce: proof.code }),
  });
  if (error) throw authFailure(error);
}

/**
 * Has a code sent to the account's address, with which a password can be changed in an old session.
 */
export async function sendPasswordCode(): Promise<void> {
  const { error } = await authClient().reauthenticate();
  if (error) throw authFailure(error);
}

/**
 * Whether a password is the account's own, asked without touching the present session.
 *
 * @throws DataError when the server could not be asked.
 */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const asker = detachedAuthClient();
  const { error } = await asker.signInWithPassword({ email, password });
  if (error?.code === 'invalid_credentials') return false;
  if (error) throw authFailure(error);
  await asker.signOut({ scope: 'local' });
  return true;
}

/**
 * Ends the session. With `local` this browser forgets it even when the server can't be told.
 *
 * @param scope `local` for this browser, `global` for every device of the account.
 */
export async function signOut(scope: 'local' | 'global' = 'local'): Promise<void> {
  const { error } = await authClient().signOut({ scope });
  if (error) throw authFailure(error);
}

/** Turns an error of the auth client into ours. */
export function authFailure(error: AuthError): DataError {
  return toDataError({ message: error.message, code: error.code, status: error.status });
}
