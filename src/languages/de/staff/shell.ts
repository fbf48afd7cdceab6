import type { words as english } from '#languages/en/staff/shell.ts';

export const words: typeof english = {};
