import type { DataError } from '#data/errors.ts';
import { staff } from '#languages/staff.ts';

/** What came of a change that failed. @param not what is said where the server has refused it. */
export function headlineOf({ isUnknown }: DataError, not: string): string {
  return isUnknown ? staff.screens.notKnownWhether : not;
}
