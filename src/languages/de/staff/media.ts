import type { words as english } from '#languages/en/staff/media.ts';

export const words: typeof english = {};
