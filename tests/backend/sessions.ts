import type { SupabaseClient, User } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';

export async function sessionOf(client: SupabaseClient) {
  return present((await client.auth.getSession()).data.session);
}

export async function tokenOf(client: SupabaseClient): Promise<string> {
  return (await sessionOf(client)).access_token;
}

export async function userOf(client: SupabaseClient): Promise<User> {
  return present((await client.auth.getUser()).data.user);
}

/** The claims of the client's access token. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const [, payload = ''] = (data.session?.access_token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** By which code something was refused; `undefined` when it was not. */
export async function codeOf(
  asking: PromiseLike<{ error: { code?: string | undefined } | null }>,
): Promise<string | undefined> {
  const { error } = await asking;
  return error === null ? undefined : (error.code ?? 'no code');
}

/** What an authenticator app would show. `at` in milliseconds since 1970. */
export function codeFor(secret: string, at: number): string {
  return new TOTP({ secret }).generate({ timestamp: at });
}

/** A clock that stands still until it is moved. */
export class Clock {
  time = Date.now();
  readonly now = (): number => this.time;

  forward(seconds: number): void {
    this.time += seconds * 1000;
  }
}

/** The value, which must be there. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Nothing there.');
  return value;
}
