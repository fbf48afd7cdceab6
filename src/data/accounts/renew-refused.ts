import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { request } from '#data/errors.ts';
import { authClient } from './auth-client.ts';
import { storedAccessToken } from './stored-session.ts';

let renewal: { of: string; fresh: Promise<string> } | undefined;
/** Renewed, and refused all the same: only signing in again helps. */
let refusedAnew = '';

/**
 * Whether the server calls a token over, or signed by nobody it knows: PostgREST with 401, auth and
 * storage in words.
 */
export function isTokenRefused(status: number, body: string): boolean {
  return (
    status === 401 || ((status === 400 || status === 403) && /\bjwt\b|"exp" claim/i.test(body))
  );
}

/**
 * Renews the session of a token that the server refused, which by this device's clock is a good one.
 *
 * @returns the new token; '' when there is none to be had: then the session has ended, or the server
 *   refuses what it renewed.
 * @throws when the auth server does not answer.
 */
export function renewRefused(token: string): Promise<string> {
  if (token === '' || token === refusedAnew) return Promise.resolve('');
  if (renewal?.of !== token) renewal = { of: token, fresh: renew(token) };
  return renewal.fresh;
}

async function renew(token: string): Promise<string> {
  const others = storedAccessToken();
  if (others !== token) return others;
  const { data, error } = await authClient().refreshSession();
  if (data.session) return data.session.access_token;
  if (isAuthRetryableFetchError(error)) {
    renewal = undefined;
    throw error;
  }
  // The auth client keeps what should last longer by this clock, though nothing of it is accepted.
  if (storedAccessToken() === token) await authClient().signOut({ scope: 'local' });
  return storedAccessToken();
}

/** `fetch` with the session's token; once more with a new one where the server refuses it. */
export async function requestRenewed(
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const response = await request(input, init);
  if (!(await refusesToken(response))) return response;
  const headers = new Headers(init?.headers);
  const token = headers.get('authorization')?.replace('Bearer ', '') ?? '';
  // Visitors send the project's key.
  if (token === headers.get('apikey')) return response;
  const fresh = await renewRefused(token);
  if (fresh === '') return response;
  headers.set('authorization', `Bearer ${fresh}`);
  const second = await request(input, { ...init, headers });
  if (await refusesToken(second)) refusedAnew = fresh;
  return second;
}

async function refusesToken(response: Response): Promise<boolean> {
  const { status } = response;
  return status >= 400 && status < 404 && isTokenRefused(status, await response.clone().text());
}
