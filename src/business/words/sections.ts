import * as pack from '#languages/en/visitors/sections.ts';

export * from '#languages/en/visitors/sections.ts';

export const sectionWords: typeof pack.sectionWords = {
  ...pack.sectionWords,
  withoutScripts: {
    ...pack.sectionWords.withoutScripts,
    sent: 'Thank you. Your message has arrived, and one of the makers will answer it.',
  },
};
