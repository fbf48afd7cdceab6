import { DataError } from '#data/errors.ts';

/** Logs what is no DataError, which people see without the server's words. */
export function toFailure(error: unknown): DataError {
  if (error instanceof DataError) return error;
  console.error(error);
  return new DataError('unavailable', { cause: error });
}
