import type { ServerSentences } from '../../../server-sentences.ts';

/** What the database refuses: in English it is said as it comes. */
export const words: { sentences: ServerSentences } = { sentences: {} };
