import type { words as english } from '#languages/en/staff/person.ts';

export const words: typeof english = {};
