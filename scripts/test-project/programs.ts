import { createClient } from '@supabase/supabase-js';
import { EMBEDDED_PUBLISHABLE_KEY } from '#environment';
import { DEMO_PASSWORD } from '#server/demo-accounts.ts';
import type { Database } from '#supabase/database.types.ts';
import { type Client, done } from './rows.ts';

/** The backend as somebody's program sees it, which keeps its session to itself. */
export function programOf(url: string, key = EMBEDDED_PUBLISHABLE_KEY): Client {
  const auth = { persistSession: false, autoRefreshToken: false };
  return createClient<Database>(url, key, { auth });
}

/** The same with the session of an account of the demonstration, or of one with its password. */
export async function signedIn(url: string, email: string): Promise<Client> {
  const client = programOf(url);
  await done(client.auth.signInWithPassword({ email, password: DEMO_PASSWORD }));
  return client;
}
