import type { words as english } from '#languages/en/staff/articles.ts';

export const words: typeof english = {};
