import { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';

/** Logs what is no DataError: a fault of our own, of which nothing is said about the server. */
export function toFailure(error: unknown): DataError {
  if (error instanceof DataError) return error;
  console.error(error);
  return new DataError('unavailable', {
    message: staff.common.anUnexpectedErrorOccurred,
    cause: error,
  });
}
