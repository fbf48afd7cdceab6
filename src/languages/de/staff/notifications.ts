import type { words as english } from '#languages/en/staff/notifications.ts';

export const words: typeof english = {};
