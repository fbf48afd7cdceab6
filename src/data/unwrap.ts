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

/** The backend's limit of rows per request. */
const PAGE = 1000;

/** All rows, however many. @param ask for them, in an order that stays the same. @throws DataError */
export async function unwrapAll<Row>(
  ask: () => { range: (from: number, to: number) => PromiseLike<PostgrestSingleResponse<Row[]>> },
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const rows = await unwrap(ask().range(all.length, all.length + PAGE - 1));
    all.push(...rows);
    if (rows.length < PAGE) return all;
  }
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A row of the database with the names that its columns have in TypeScript. */
export type CamelCased<Row> = {
  [Column in keyof Row & string as CamelCase<Column>]: Row[Column];
};

/** A row of a view: generated types take every column for nullable, but only `Nullable` are. */
export type CamelCasedView<Row, Nullable extends keyof CamelCased<Row>> = {
  [Column in keyof CamelCased<Row>]: Column extends Nullable
    ? CamelCased<Row>[Column]
    : NonNullable<CamelCased<Row>[Column]>;
};

export function camelCased<Row extends object>(row: Row): CamelCased<Row> {
  const entries = Object.entries(row).map(([column, value]) => [
    column.replace(/_[a-z]/g, (part) => part.charAt(1).toUpperCase()),
    value,
  ]);
  return Object.fromEntries(entries);
}
