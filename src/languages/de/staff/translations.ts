import type { words as english } from '#languages/en/staff/translations.ts';

export const words: typeof english = {};
