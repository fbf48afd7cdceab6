import type { words as english } from '#languages/en/staff/visits.ts';

export const words: typeof english = {};
