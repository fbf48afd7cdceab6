import type { SupabaseClient } from '@supabase/supabase-js';
import { answerOf } from '#tooling/project.ts';

/** Ids that a table's column has. @param match further columns. */
export async function existing(
  client: SupabaseClient,
  step: string,
  [table, column]: [table: string, column: string],
  ids: readonly string[],
  match: Record<string, string> = {},
): Promise<Set<string>> {
  const answer = await client
    .from(table)
    .select<string, Record<string, string>>(column)
    .in(column, [...ids])
    .match(match);
  const rows = answerOf(step, answer);
  return new Set(rows.map((row) => row[column] ?? ''));
}
