import type { Factor } from '#domain/assurance.ts';

/** What a factor is called that was given no name. */
export function describeFactor({ factor_type }: Pick<Factor, 'factor_type'>): string {
  return factor_type === 'phone' ? 'Phone' : 'Authenticator app';
}
