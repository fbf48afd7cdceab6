import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { backendUrl, browserBackend } from '#environment';
import type { Database } from '#supabase/database.types.ts';
import { authClient } from './auth-client.ts';

let client: SupabaseClient<Database> | undefined;

/**
 * The client for tables, functions and files. Sessions are the business of the auth client
 * (auth-client.ts): its token goes along with every request, renewed when it is due. `backend().auth`
 * throws.
 *
 * @throws Error 'supabaseUrl is required.' or 'Invalid supabaseUrl: …' when the build was given a
 *   backend that cannot be one.
 */
export function backend(): SupabaseClient<Database> {
  client ??= createClient<Database>(backendUrl(), browserBackend().key, { accessToken });
  return client;
}

async function accessToken(): Promise<string | null> {
  const { data, error } = await authClient().getSession();
  // The request would go out as a visitor's, and be refused like one.
  if (isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}
