import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { authStorageKey } from '#domain/auth-storage-key.ts';
import { backendUrl, browserBackend } from '#environment';

let client: GoTrueClient | undefined;

/** Answers about a session that is over; others are about a request. */
const SESSION_IS_OVER = [
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_banned',
  'user_not_found',
];

/** What the auth server last refused a session for, by its error code; '' when nothing was refused. */
let lastRefusal = '';

/**
 * The one auth client that the browser has: one session, one refresh of its token, one set of
 * listeners. It stands apart from the client for data (client.ts), so that signing in downloads a
 * third of both: supabase-js, which it is a part of, can't be had without the rest.
 */
export function authClient(): GoTrueClient {
  const url = backendUrl();
  client ??= new AuthClient({
    ...connection(url),
    storageKey: authStorageKey(url),
    fetch: async (...request) => withoutServerTime(await rememberingRefusals(...request)),
  });
  return client;
}

/** A second client that remembers nothing, for a question that must not change the session. */
export function detachedAuthClient(): GoTrueClient {
  const url = backendUrl();
  return new AuthClient({
    ...connection(url),
    storageKey: `${authStorageKey(url)}-detached`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

/**
 * The code with which the server last said that the session is no good any more, such as
 * 'session_not_found'. The auth client forgets the session then and does not say why.
 */
export function takeRefusal(): string {
  const code = lastRefusal;
  lastRefusal = '';
  return code;
}

function connection(url: string) {
  const { key } = browserBackend();
  return { url: `${url}/auth/v1`, headers: { apikey: key, Authorization: `Bearer ${key}` } };
}

async function rememberingRefusals(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  const path = new URL(response.url || String(request[0]), location.href);
  const isAboutSession =
    path.pathname.endsWith('/user') || path.searchParams.get('grant_type') === 'refresh_token';
  if (isAboutSession && response.status >= 400 && response.status < 500) {
    const code = await readCode(response.clone());
    if (SESSION_IS_OVER.includes(code)) lastRefusal = code;
  }
  return response;
}

/**
 * A session without the time at which it ends by the server's clock: the auth client then counts from now by
 * this computer's own. On one that is a day fast it would otherwise renew the session for every request,
 * and on one that is slow never.
 */
async function withoutServerTime(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const session: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof session !== 'object' || session === null || !('expires_at' in session)) {
    return response;
  }
  const { status, headers } = response;
  return Response.json({ ...session, expires_at: undefined }, { status, headers });
}

/** New answers carry `code`, old ones `error_code` beside a number. */
async function readCode(response: Response): Promise<string> {
  try {
    const body: { code?: unknown; error_code?: unknown } = await response.json();
    return [body.error_code, body.code].find((one) => typeof one === 'string') ?? '';
  } catch {
    return '';
  }
}
