import * as pack from '#languages/en/visitors/portfolio.ts';

export * from '#languages/en/visitors/portfolio.ts';

export const portfolioWords: typeof pack.portfolioWords = {
  ...pack.portfolioWords,
  compare: 'How much of the picture shows the room before the work',
};
