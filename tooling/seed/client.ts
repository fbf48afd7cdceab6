import { createClient, type PostgrestError, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#data/database.types.ts';

/** Where to put the demo content. */
export interface SeedTarget {
  url: string;
  /** The secret ("service role") key: it passes row-level security. */
  secretKey: string;
  /** For a backend that runs in this process. */
  fetch?: typeof fetch | undefined;
}

export type SeedClient = SupabaseClient<Database>;

export function seedClient({ url, secretKey, fetch }: SeedTarget): SeedClient {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(fetch ? { global: { fetch } } : {}),
  });
}

/**
 * What a request answered.
 *
 * @throws Error that names the step, because "duplicate key" alone helps nobody.
 */
export function unwrap<Data>(
  step: string,
  { data, error }: { data: Data; error: PostgrestError | Error | null },
): NonNullable<Data> {
  if (error) throw new Error(`${step}: ${error.message}`);
  return data ?? ([] as unknown as NonNullable<Data>);
}

/** Of these ids, those that a table has already. */
export async function existing(
  client: SeedClient,
  table: 'media' | 'posts' | 'galleries',
  ids: readonly string[],
): Promise<Set<string>> {
  const answer = await client
    .from(table)
    .select('id')
    .in('id', [...ids]);
  return new Set(unwrap(`Reading ${table}`, answer).map(({ id }) => id));
}
