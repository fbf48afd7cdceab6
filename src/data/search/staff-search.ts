import { backend } from '#data/client.ts';
import type { ErrorSentences } from '#data/errors.ts';
import { unwrap } from '#data/unwrap.ts';
import { staff } from '#languages/staff.ts';
import type { Database, Enums } from '#supabase/database.types.ts';

export type FoundKind = Enums<'search_kind'>;

type Row = Database['public']['Functions']['search_staff']['Returns'][number];

/**
 * `rank` is 0 for a title that equals the query, then 1 begins with it, 2 has its words, 3 has not. `found` is
 * how many there are of its kind. Generated types take no column of a function for nullable.
 */
export type Found = Omit<Row, 'state' | 'field' | 'passage'> & {
  [Column in 'state' | 'field' | 'passage']: string | null;
};

const sentences: ErrorSentences = () => ({
  offline: staff.search.serverAway,
  unavailable: staff.search.serverFailed,
});

/** What an account may read that has every word. @param count of each kind. */
export async function searchStaff(query: string, count: number): Promise<Found[]> {
  return await unwrap(backend().rpc('search_staff', { query, count }), sentences);
}
