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

/** What came of a change that failed. @param not what is said where the server has refused it. */
export function headlineOf({ isUnknown }: DataError, not: string): string {
  return isUnknown ? staff.screens.notKnownWhether : not;
}
