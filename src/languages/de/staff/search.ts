import type { words as english } from '#languages/en/staff/search.ts';

export const words: typeof english = {};
