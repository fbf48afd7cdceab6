import * as pack from '#languages/en/visitors/blog.ts';

export * from '#languages/en/visitors/blog.ts';

export const blogWords: typeof pack.blogWords = {
  ...pack.blogWords,
  aboutDescription: (count, subject, business, city) =>
    `${count === 1 ? 'One article' : `${count} articles`} about ${subject} from the workshop of ${business} in ${city}.`,
  olderDescription: (months, subject, business, city) =>
    `Articles about ${subject} from ${months}, from the workshop of ${business} in ${city}.`,
};
