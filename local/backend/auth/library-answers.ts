import type { BackendContext } from '#local/backend/context.ts';
import type { Transaction } from '#local/backend/database.ts';
import { AuthFailure } from '#local/backend/http.ts';
import {
  addProof,
  answerSession,
  endSessions,
  type Method,
  type SessionAnswer,
} from './sessions.ts';

/** The claims of the library's own access token that are needed here. */
interface LibraryClaims {
  sub: string;
  session_id: string;
}

/** What of the library's answers matters here. */
interface LibrarySession {
  access_token: string;
  refresh_token: string;
}

/**
 * Completes what the library answered to a sign-in or refresh: a session gets its token re-signed with
 * assurance level and proofs and the account with its factors. Anything else passes as it is.
 *
 * @param method the proof just given; `null` when none was (a refresh).
 * @throws AuthFailure (user_banned) for a banned account, whose new session is ended.
 */
export async function completeSession(
  parts: BackendContext,
  request: Request,
  response: Response,
  method: Method | null,
): Promise<Response> {
  if (!response.ok) return response;
  const answer = (await response.clone().json()) as Partial<LibrarySession>;
  if (!answer.access_token || !answer.refresh_token) return response;
  const session = await upgrade(parts, issuerOf(request), method, {
    access_token: answer.access_token,
    refresh_token: answer.refresh_token,
  });
  return Response.json(session);
}

/**
 * The same for a followed mail link, where the session is in the fragment of the address that the
 * browser is sent to.
 */
export async function completeRedirect(
  parts: BackendContext,
  request: Request,
  response: Response,
): Promise<Response> {
  const location = response.headers.get('location');
  if (!location?.includes('#')) return response;
  const target = new URL(location);
  const fragment = new URLSearchParams(target.hash.slice(1));
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (!accessToken || !refreshToken) return response;
  const session = await upgrade(parts, issuerOf(request), 'otp', {
    access_token: accessToken,
    refresh_token: refreshToken,
  });
  fragment.set('access_token', session.access_token);
  fragment.set('expires_at', String(session.expires_at));
  fragment.set('expires_in', String(session.expires_in));
  target.hash = fragment.toString();
  const headers = new Headers(response.headers);
  headers.set('location', target.href);
  return new Response(null, { status: response.status, headers });
}

/** Address of the auth server as the caller knows it: the `iss` of its tokens. */
export function issuerOf(request: Request): string {
  return `${new URL(request.url).origin}/auth/v1`;
}

async function upgrade(
  parts: BackendContext,
  issuer: string,
  method: Method | null,
  answer: LibrarySession,
): Promise<SessionAnswer> {
  const claims = readClaims(answer.access_token);
  const { sub: userId, session_id: id } = claims;
  const session = await parts.database.transaction(async (transaction) => {
    if (await isBanned(transaction, userId)) {
      await endSessions(transaction, userId);
      return null;
    }
    if (method) await addProof(transaction, id, method, new Date(parts.now()));
    return await answerSession(transaction, parts, {
      id,
      userId,
      refreshToken: answer.refresh_token,
      issuer,
    });
  });
  if (!session) throw new AuthFailure(400, 'user_banned', 'User is banned');
  return session;
}

async function isBanned(transaction: Transaction, userId: string): Promise<boolean> {
  const rows = await transaction.query(
    'select from auth.users where id = $1 and banned_until > now()',
    [userId],
  );
  return rows.length > 0;
}

/** The token comes straight from the library, so its signature needs no check. */
function readClaims(token: string): LibraryClaims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as LibraryClaims;
}
