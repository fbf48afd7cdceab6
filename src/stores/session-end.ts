import { verifyAccessToken } from '#data/accounts/access-token.ts';
import { takeRefusal } from '#data/accounts/auth-client.ts';
import { explainTokenError, TokenError } from '#domain/accounts/token.ts';
import { type MessageKey, staff } from '#languages/staff.ts';
import { hasExpired } from './inactivity.ts';
import { $session, $signInMessage, type Message } from './session.ts';
import { showToast, TOASTS } from './toasts.ts';

/** Signing in would last until the next click. */
export const nothingKept = () => ({
  isFinal: true as const,
  title: staff.common.nothingKept,
  text: staff.common.nothingKeptHint,
});

export const signedOutHere = (text: MessageKey<'common'>): Message => ({
  title: staff.common.signedOutHere,
  text: staff.common[text],
});

/** What the server says of a session that it does not take any more, by error code. */
const REASONS: Readonly<Record<string, Record<'title' | 'text', MessageKey<'common'>>>> = {
  user_banned: { title: 'accessRemoved', text: 'accessRemovedHint' },
  user_not_found: { title: 'accountGone', text: 'accessRemovedHint' },
  session_expired: { title: 'sessionEnded', text: 'endedByServerLimit' },
};

/**
 * Says why the session is gone, to a person who did not end it in this tab, as far as the server tells.
 *
 * @param wasSignedIn this page has had the session, or found it in storage.
 * @param foundToken found there, or ''.
 */
export async function explainEnd(wasSignedIn: boolean, foundToken: string): Promise<void> {
  const refusal = takeRefusal();
  if (wasSignedIn && hasExpired()) showToast(TOASTS.sessionExpired());
  else if (wasSignedIn)
    $signInMessage.set(refusal ? messageFor(refusal) : signedOutHere('endedInAnotherTab'));
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
  const reason = REASONS[refusal];
  if (reason) return { title: staff.common[reason.title], text: staff.common[reason.text] };
  const isElsewhere = refusal === 'session_not_found' || refusal === 'refresh_token_not_found';
  return isElsewhere ? signedOutHere('endedElsewhere') : { title: staff.common.sessionEndedSignIn };
}
