import type { messages as english } from '#languages/en/staff/frame/own.ts';

export const messages: typeof english = {};
