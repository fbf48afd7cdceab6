import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { DataError, type DataErrorCode, type ErrorSentences, toDataError } from './errors.ts';

/** The data of an answer. @param sentences for this request, in place of the general ones. @throws DataError */
export async function unwrap<Data>(
  request: PromiseLike<PostgrestSingleResponse<Data>>,
  sentences?: ErrorSentences,
): Promise<Data> {
  const { data, error, status } = await request;
  if (error) throw toDataError(error, status, sentences);
  return data;
}

/**
 * The row of an answer. Row-level security hides rows: none means that a write was `denied`, or that a read
 * found nothing.
 *
 * @throws DataError
 */
export async function unwrapRow<Data>(
  request: PromiseLike<PostgrestSingleResponse<Data>>,
  missing: Extract<DataErrorCode, 'denied' | 'not-found'>,
  sentences?: ErrorSentences,
): Promise<NonNullable<Data>> {
  const row = await unwrap(request, sentences);
  if (row === null || row === undefined) throw new DataError(missing);
  return row;
}
