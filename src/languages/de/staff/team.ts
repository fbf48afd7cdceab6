import type { words as english } from '#languages/en/staff/team.ts';

export const words: typeof english = {};
