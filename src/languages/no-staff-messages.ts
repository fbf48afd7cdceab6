import type { first as english } from './en/all-staff.ts';

/** In a browser every part is fetched when its screen is: see staff.ts. */
export const first = {} as typeof english;
