import type { Tables, TablesUpdate } from '#supabase/database.types.ts';
import { backend } from './client.ts';
import type { ErrorSentences } from './errors.ts';
import { unwrapRow } from './unwrap.ts';

type Table =
  | 'answer_settings'
  | 'galleries'
  | 'media'
  | 'notice_settings'
  | 'pages'
  | 'posts'
  | 'site_menu';

/**
 * Changes a row, which gets another `version`.
 *
 * @param id `true` in tables of one row.
 * @param change with the version that it began from.
 * @throws DataError 'conflict' with the current version when somebody saved first; 'denied'.
 */
export async function saveRow<Of extends Table>(
  table: Of,
  id: string | true,
  change: TablesUpdate<Of>,
  sentences?: ErrorSentences,
): Promise<Tables<Of>> {
  // What is asked of them is the same in each table.
  const rows = backend()
    .from(table as 'posts')
    .update(change as TablesUpdate<'posts'>)
    .eq('id', id as string);
  const saved = await unwrapRow(rows.select().maybeSingle(), 'denied', sentences);
  return saved as unknown as Tables<Of>;
}
