import type { words as english } from '#languages/en/staff/galleries.ts';

export const words: typeof english = {};
