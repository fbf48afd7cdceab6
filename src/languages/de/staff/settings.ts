import type { words as english } from '#languages/en/staff/settings.ts';

export const words: typeof english = {};
