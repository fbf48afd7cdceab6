import { AuthClient, type GoTrueClient } from '@supabase/auth-js';
import { request } from '#data/errors.ts';
import { authStorageKey } from '#domain/accounts/auth-storage-key.ts';
import { backendUrl, browserBackend } from '#environment';

let client: GoTrueClient | undefined;

/** Errors that end a session; others are about one request. */
const SESSION_IS_OVER = [
  'session_not_found',
  'session_expired',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'user_banned',
  'user_not_found',
];

/** The error code with which the auth server last ended a session, '' when it did not. */
let lastRefusal = '';

/** The browser's one auth client, apart from client.ts so that sign-in downloads a third of both. */
export function authClient(): GoTrueClient {
  const url = backendUrl();
  client ??= new AuthClient({
    ...connection(url),
    storageKey: authStorageKey(url),
    fetch: async (...parameters) => withoutServerTime(await rememberingRefusals(...parameters)),
  });
  return client;
}

/** A client without storage, for a question that must not change the session. */
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

/** The error code that ended the session; the auth client forgets the session without saying why. */
export function takeRefusal(): string {
  const code = lastRefusal;
  lastRefusal = '';
  return code;
}

function connection(url: string) {
  const { key } = browserBackend();
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  return { url: `${url}/auth/v1`, headers, fetch: request };
}

async function rememberingRefusals(...parameters: Parameters<typeof fetch>): Promise<Response> {
  const response = await request(...parameters);
  if (response.status < 400 || response.status >= 500) return response;
  const { pathname, searchParams } = new URL(response.url || String(parameters[0]), location.href);
  const isRenewal = searchParams.get('grant_type') === 'refresh_token';
  if (!isRenewal && !pathname.endsWith('/user')) return response;
  const code = await readCode(response.clone());
  // The auth client would forget the session. Too many at once, or something in between, did not end it.
  if (isRenewal && (code === '' || response.status === 429)) {
    return new Response(response.body, { status: 503 });
  }
  if (isRenewal || SESSION_IS_OVER.includes(code)) lastRefusal = code;
  return response;
}

/**
 * Drops `expires_at`, so that the auth client counts from `expires_in` on this clock: a clock a day fast
 * would renew the session for every request, a slow one never.
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

/** New answers carry `code`, old ones `error_code` beside a number, the oldest `error`. */
async function readCode(response: Response): Promise<string> {
  try {
    const body: { code?: unknown; error_code?: unknown; error?: unknown } = await response.json();
    return [body.error_code, body.code, body.error].find((one) => typeof one === 'string') ?? '';
  } catch {
    return '';
  }
}
