import type { words as english } from '#languages/en/staff/editor.ts';

export const words: typeof english = {};
