import type { words as english } from '#languages/en/staff/enquiries.ts';

export const words: typeof english = {};
