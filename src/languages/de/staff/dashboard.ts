import type { words as english } from '#languages/en/staff/dashboard.ts';

export const words: typeof english = {};
