import type { words as english } from '#languages/en/staff/uploads.ts';

export const words: typeof english = {};
