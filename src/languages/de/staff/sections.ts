import type { words as english } from '#languages/en/staff/sections.ts';

export const words: typeof english = {};
