import type { words as english } from '#languages/en/staff/server.ts';

export const words: typeof english = {};
