import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { authStorageKey } from '#domain/auth-storage-key.ts';
import { browserBackend } from '#environment';
import type { Database } from './database.types.ts';

let client: SupabaseClient<Database> | undefined;

/**
 * The one client that the browser has: one session, one refresh of its token, one set of listeners.
 *
 * @throws Error 'supabaseUrl is required.' or 'Invalid supabaseUrl: …' when the build was given a
 *   backend that cannot be one.
 */
export function backend(): SupabaseClient<Database> {
  client ??= connect();
  return client;
}

/** Absolute address of the backend; the embedded one answers at the page's own origin. */
export function backendUrl(): string {
  return browserBackend().url || location.origin;
}

function connect(): SupabaseClient<Database> {
  const url = backendUrl();
  return createClient<Database>(url, browserBackend().key, {
    auth: { storageKey: authStorageKey(url) },
  });
}

/** A second client that remembers nothing, for a question that must not change the session. */
export function detachedClient(): SupabaseClient<Database> {
  const url = backendUrl();
  return createClient<Database>(url, browserBackend().key, {
    auth: {
      storageKey: `${authStorageKey(url)}-detached`,
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
    },
  });
}
