import type { ServerSentences } from '../../../server-sentences.ts';

/** What the database refuses, and what a release says of itself: in English it is said as it comes. */
export const messages: { sentences: ServerSentences; releases: ServerSentences } = {
  sentences: {},
  releases: {},
};
