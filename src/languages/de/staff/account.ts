import type { words as english } from '#languages/en/staff/account.ts';

export const words: typeof english = {};
