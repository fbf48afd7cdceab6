import { isAuthError } from '@supabase/auth-js';
import type { AuthChangeEvent, AuthError, Session, User } from '@supabase/supabase-js';
import { firstLanguage } from '#business/staff-language.ts';
import { type DataError, toDataError } from '#data/errors.ts';
import { browserBackend } from '#environment';
import { staffLanguage } from '#languages/staff.ts';
import { authClient, detachedAuthClient } from './auth-client.ts';
import { isTokenRefused, renewRefused } from './renew-refused.ts';
import { storedAccessToken } from './stored-session.ts';

export type { AuthChangeEvent, Session, User };

/**
 * Calls the listener with the restored session and with every change, also of other tabs; outside the auth
 * client's lock, where calls of the backend would deadlock.
 *
 * @returns ends the subscription.
 */
export function watchSession(
  listener: (event: AuthChangeEvent, session: Session | null) => void,
): () => void {
  const { data } = authClient().onAuthStateChange((event, session) => {
    setTimeout(() => listener(event, session), 0);
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
  return (await unwrapSession(() => authClient().getUser())).user;
}

/** Signs in. `serverMessage` of a failure is what the server said. */
export async function signIn(email: string, password: string): Promise<Session> {
  return (await unwrapAuth(authClient().signInWithPassword({ email, password }))).session;
}

/** Creates a viewer's account. @returns the session; null where the address has to be confirmed first. */
export async function signUp(
  fullName: string,
  email: string,
  password: string,
): Promise<Session | null> {
  const { session } = await unwrapAuth(
    authClient().signUp({
      email,
      password,
      options: {
        emailRedirectTo: `${location.origin}/admin/dashboard`,
        data: { full_name: fullName, ...chosenLanguage() },
      },
    }),
  );
  return session;
}

/** In which the mail that confirms the address comes, too. Nothing for whoever has chosen none. */
const chosenLanguage = () => {
  const language = staffLanguage();
  return language === firstLanguage ? {} : { language };
};

/** Sends the mail that confirms an address again. */
export async function resendConfirmation(email: string): Promise<void> {
  await unwrapAuth(
    authClient().resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/admin/dashboard` },
    }),
  );
}

/** Sends a link for a new password. The answer doesn't tell whether the account exists. */
export async function requestPasswordReset(email: string): Promise<void> {
  const redirectTo = `${location.origin}/admin/login`;
  await unwrapAuth(authClient().resetPasswordForEmail(email, { redirectTo }));
}

interface PasswordProof {
  current?: string | undefined;
  /** From the mail of `sendPasswordCode`. */
  code?: string | undefined;
}

/** @throws DataError 'too-long-ago' when the session is older than a day and has no code; 'wrong-code'. */
export async function changePassword(password: string, proof: PasswordProof = {}): Promise<void> {
  await unwrapSession(() =>
    authClient().updateUser({
      password,
      ...(proof.current !== undefined && { current_password: proof.current }),
      ...(proof.code !== undefined && { nonce: proof.code }),
    }),
  );
}

/** The language in which the staff area speaks to this person: the code of a pack. It comes with each session. */
export async function setStaffLanguage(language: string): Promise<void> {
  await unwrapSession(() => authClient().updateUser({ data: { language } }));
}

/** Mails a code with which a password can be changed in an old session. */
export async function sendPasswordCode(): Promise<void> {
  await unwrapSession(() => authClient().reauthenticate());
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
  // The auth client takes a refusal of the token for a sign-out, which ended nothing on other devices.
  if (scope === 'global') await fetchUser();
  const { error } = await authClient().signOut({ scope });
  if (error) throw authFailure(error);
}

/** The data of the auth client's answer. @throws DataError */
export async function unwrapAuth<Answer extends { data: unknown; error: AuthError | null }>(
  request: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const { data, error } = await request;
  if (error) throw authFailure(error);
  return data;
}

/** The same of a request in the session, which is renewed, once, where the server calls its token over. */
export async function unwrapSession<Answer extends { data: unknown; error: AuthError | null }>(
  ask: () => Promise<Answer>,
): Promise<Extract<Answer, { error: null }>['data']> {
  const token = storedAccessToken();
  const answer = await ask();
  const isRefused = answer.error && isTokenRefused(answer.error.status ?? 0, answer.error.message);
  return unwrapAuth(isRefused && (await renewed(token)) ? ask() : Promise.resolve(answer));
}

async function renewed(token: string): Promise<boolean> {
  try {
    return (await renewRefused(token)) !== '';
  } catch (error) {
    throw isAuthError(error) ? authFailure(error) : error;
  }
}

function authFailure(error: AuthError): DataError {
  return toDataError({ message: error.message, code: error.code, status: error.status });
}
