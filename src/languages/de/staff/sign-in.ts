import type { words as english } from '#languages/en/staff/sign-in.ts';

export const words: typeof english = {};
