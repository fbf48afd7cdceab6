import type { Factor } from '#domain/accounts/assurance.ts';
import { staff } from '#languages/staff.ts';

/** What kind of device it is: a name for one that has none. */
export function describeFactor({ factor_type }: Pick<Factor, 'factor_type'>): string {
  return factor_type === 'phone' ? staff.signIn.phone : staff.signIn.authenticatorApp;
}
