import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendUrl, browserBackend } from '#environment';
import type { Database } from '#supabase/database.types.ts';
import { authClient } from './accounts/auth-client.ts';
import { requestRenewed } from './accounts/renew-refused.ts';

export type Backend = SupabaseClient<Database>;

let client: Backend | undefined;

/**
 * The client for tables, functions and files, with the auth client's token; `backend().auth` throws.
 * @throws Error 'supabaseUrl is required.' or 'Invalid supabaseUrl: …'
 */
export function backend(): Backend {
  client ??= createClient<Database>(backendUrl(), browserBackend().key, {
    accessToken,
    global: { fetch: requestRenewed },
  });
  return client;
}

/** The session's token; null without one. @throws when it has to be renewed and nobody answers. */
export async function accessToken(): Promise<string | null> {
  const { data, error } = await authClient().getSession();
  // Without a token the request would be a visitor's.
  if (isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}
