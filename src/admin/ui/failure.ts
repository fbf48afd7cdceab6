import { DataError } from '#data/errors.ts';

/**
 * What went wrong, with a sentence for people. What nobody expected goes to the console whole, and to
 * people as a failure without words of the server's.
 */
export function toFailure(error: unknown): DataError {
  if (error instanceof DataError) return error;
  console.error(error);
  return new DataError('unavailable', { cause: error });
}
