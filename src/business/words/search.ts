import * as pack from '#languages/en/visitors/search.ts';

export * from '#languages/en/visitors/search.ts';

export const searchResultWords: typeof pack.searchResultWords = {
  ...pack.searchResultWords,
  nothing: (question) => `Nothing found for “${question}”. Try a timber, a room or a joint.`,
};
