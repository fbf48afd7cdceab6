import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#supabase/database.types.ts';

export type Client = SupabaseClient<Database>;

/** @throws Error when the query fails or finds no row. */
export async function rowOf<Row>(
  query: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row> {
  const [row] = await rowsOf(query);
  if (row === undefined) throw new Error('There is no such row.');
  return row;
}

/** @throws Error when it is refused. */
export async function rowsOf<Row>(
  query: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<Row[]> {
  const { data, error } = await query;
  if (error) throw error;
  return data ?? [];
}

/** @throws Error when it is refused. */
export async function done(query: PromiseLike<{ error: Error | null }>): Promise<void> {
  const { error } = await query;
  if (error) throw error;
}
