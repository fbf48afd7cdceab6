import { DataError, type DataErrorCode } from '#data/errors.ts';

/** What the database says of one thing. */
const OF_ONE = new Set<DataErrorCode>(['invalid', 'already-there', 'not-found', 'conflict']);

/** Whether the others would fail as well: what is here by then is whole, and another run goes on. */
export const endsImport = (error: unknown) => error instanceof DataError && !OF_ONE.has(error.code);

/** Why one thing did not come, in words. */
export function reasonOf(error: unknown): string {
  if (error instanceof DataError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : String(error);
}
