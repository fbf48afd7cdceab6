import type { words as english } from '#languages/en/staff/customer-words.ts';

export const words: typeof english = {};
