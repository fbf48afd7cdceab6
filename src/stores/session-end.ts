import { verifyAccessToken } from '#data/accounts/access-token.ts';
import { takeRefusal } from '#data/accounts/auth-client.ts';
import { explainTokenError, TokenError } from '#domain/accounts/token.ts';
import { staff } from '#languages/staff.ts';
import { hasExpired } from './inactivity.ts';
import { $session, $signInMessage, type Message } from './session.ts';
import { showToast, TOASTS } from './toasts.ts';

/** Signing in would last until the next click. */
export const NOTHING_KEPT = {
  isFinal: true as const,
  get title() {
    return staff.common.nothingKept;
  },
  get text() {
    return staff.common.nothingKeptHint;
  },
};

export const SIGNED_OUT_HERE_ALONE: Message = {
  get title() {
    return staff.common.signedOutHere;
  },
  get text() {
    return staff.common.serverNotTold;
  },
};

const ENDED_HERE: Message = {
  get title() {
    return staff.common.signedOutHere;
  },
  get text() {
    return staff.common.endedInAnotherTab;
  },
};

const ENDED_ELSEWHERE: Message = {
  get title() {
    return staff.common.signedOutHere;
  },
  get text() {
    return staff.common.endedElsewhere;
  },
};

/** What the server says of a session that it does not take any more, by error code. */
const REASONS: Record<string, Message> = {
  user_banned: {
    get title() {
      return staff.common.accessRemoved;
    },
    get text() {
      return staff.common.accessRemovedHint;
    },
  },
  user_not_found: {
    get title() {
      return staff.common.accountGone;
    },
    get text() {
      return staff.common.accessRemovedHint;
    },
  },
  session_expired: {
    get title() {
      return staff.common.sessionEnded;
    },
    get text() {
      return staff.common.endedByServerLimit;
    },
  },
};

const ENDED: Message = {
  get title() {
    return staff.common.sessionEndedSignIn;
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
  const isElsewhere = refusal === 'session_not_found' || refusal === 'refresh_token_not_found';
  return REASONS[refusal] ?? (isElsewhere ? ENDED_ELSEWHERE : ENDED);
}
