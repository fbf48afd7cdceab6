import type { words as english } from '#languages/en/staff/common.ts';

export const words: typeof english = {};
