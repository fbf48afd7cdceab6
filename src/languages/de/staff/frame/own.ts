import type { words as english } from '#languages/en/staff/frame/own.ts';

export const words: typeof english = {};
