import { verifyAccessToken } from '#data/accounts/access-token.ts';
import { takeRefusal } from '#data/accounts/auth-client.ts';
import { explainTokenError, TokenError } from '#domain/accounts/token.ts';
import { hasExpired } from './inactivity.ts';
import { $session, $signInMessage, type Message } from './session.ts';
import { showToast, TOASTS } from './toasts.ts';

const ENDED_HERE: Message = {
  title: 'You are no longer signed in on this device',
  text: 'You signed out in another tab or window, or this browser removed what it stored of this website. Sign in again to carry on; what you typed is kept.',
};

const ENDED_ELSEWHERE: Message = {
  title: 'You are no longer signed in on this device',
  text: 'The session was ended from elsewhere: you signed out on all devices, the password was changed, or a second step was set up or reset. Sign in again to carry on; what you typed is kept. If it was not you, choose a new password below and tell an administrator.',
};

/** What the server says of a session that it does not take any more, by error code. */
const REASONS: Record<string, Message> = {
  user_banned: {
    title: 'Your access to the website was removed',
    text: 'Ask an administrator if that is a mistake. What you typed is kept.',
  },
  user_not_found: {
    title: 'This account does not exist any more',
    text: 'Ask an administrator if that is a mistake. What you typed is kept.',
  },
  session_expired: {
    title: 'Your session has ended',
    text: 'It reached the longest time that the server allows. Sign in again to carry on; what you typed is kept.',
  },
};

/**
 * Says why the session is gone, to a person who did not end it in this tab, as far as the server tells.
 *
 * @param wasSignedIn this page has had the session, or found it in storage.
 * @param foundToken found there, or ''.
 */
export async function explainEnd(wasSignedIn: boolean, foundToken: string): Promise<void> {
  const refusal = takeRefusal();
  if (wasSignedIn && hasExpired()) showToast(TOASTS.sessionExpired);
  else if (wasSignedIn) $signInMessage.set(refusal ? messageFor(refusal) : ENDED_HERE);
  else if (foundToken !== '' && $signInMessage.get() === null) {
    $signInMessage.set(messageFor(refusal));
    const error = refusal in REASONS ? null : await faultOf(foundToken);
    if (error && !$session.get().session) $signInMessage.set(describeTokenError(error));
  }
}

/** What is wrong with a token; null when nothing is, or the server could not say. */
export async function faultOf(token: string): Promise<TokenError | null> {
  try {
    await verifyAccessToken(token);
    return null;
  } catch (error) {
    if (error instanceof TokenError) return error;
    throw error;
  }
}

/** The sentence for people about a token that can't be used; the exact text is for developers. */
export function describeTokenError(error: TokenError): Message {
  console.error(error.message);
  return { title: explainTokenError(error) };
}

function messageFor(refusal: string): Message {
  return REASONS[refusal] ?? ENDED_ELSEWHERE;
}
