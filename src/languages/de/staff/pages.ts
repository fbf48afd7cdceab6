import type { words as english } from '#languages/en/staff/pages.ts';

export const words: typeof english = {};
