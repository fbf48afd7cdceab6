import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';
import { type Backend, type BackendOptions, openBackend } from '#server/embedded/open.ts';

export const ORIGIN = 'http://localhost:4321';
export const PASSWORD = 'timber-frame-42';

/** A text for which PostgreSQL never finds out that `(.*)(.*)(.*)(.*)\1\2\3\4z` does not match. */
export const PUZZLE = Array.from({ length: 20 }, (_, n) => `Board ${n} is a puzzle.`).join(' ');

/** A project of the tests' own, so that they do not depend on ours. */
export const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** Opens the embedded backend with the example project; in memory unless a folder is named. */
export async function openExample(options: Partial<BackendOptions> = {}): Promise<Backend> {
  // Whatever the environment of whoever runs the tests says.
  const auth = { email: { enable_confirmations: false } };
  const backend = await openBackend({ folder: null, migrations: MIGRATIONS, auth, ...options });
  await hashQuickly(backend);
  return backend;
}

/** Hashes passwords at bcrypt's least cost: at the usual one that is half of what these tests take. */
export async function hashQuickly(backend: Backend): Promise<void> {
  await backend.sql(`create or replace function auth.password_salt() returns text language sql
    as $$ select extensions.gen_salt('bf', 4) $$`);
}

/** An unmodified supabase-js on the backend's fetch. */
export function clientOf(backend: Backend, key = backend.publishableKey): SupabaseClient {
  return createClient(ORIGIN, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}

/** A client that has just signed up. */
export async function signedUp(backend: Backend, email: string): Promise<SupabaseClient> {
  const client = clientOf(backend);
  const { error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** A client that has just signed in with its password. */
export async function signedIn(backend: Backend, email: string): Promise<SupabaseClient> {
  const client = clientOf(backend);
  const { error } = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (error) throw error;
  return client;
}

/** An account with a verified authenticator app; the client is at the second level. */
export async function withFactor(
  backend: Backend,
  email: string,
  now: number,
): Promise<{ client: SupabaseClient; factorId: string; secret: string }> {
  const client = await signedUp(backend, email);
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  const { id: factorId, totp } = present(data);
  const code = codeFor(totp.secret, now);
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error) throw error;
  return { client, factorId, secret: totp.secret };
}

/** The claims of the client's access token. */
export async function claimsOf(client: SupabaseClient): Promise<Record<string, unknown>> {
  const { data } = await client.auth.getSession();
  const [, payload = ''] = (data.session?.access_token ?? '').split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
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
