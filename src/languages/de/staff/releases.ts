import type { words as english } from '#languages/en/staff/releases.ts';

export const words: typeof english = {};
