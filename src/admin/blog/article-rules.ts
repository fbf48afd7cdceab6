import * as z from 'zod/mini';

/** What can be typed into an article; the limits are those of the database. */
export const articleRules = z.object({
  title: z.string().check(z.maxLength(200, 'A title has at most 200 characters.')),
  summary: z.string().check(z.maxLength(500, 'A summary has at most 500 characters.')),
  body: z.string().check(z.maxLength(200_000, 'A text has at most 200,000 characters.')),
});

export type ArticleValues = z.infer<typeof articleRules>;

/** Whether two states of an article read the same. */
export function isSameArticle(one: ArticleValues, other: ArticleValues): boolean {
  return one.title === other.title && one.summary === other.summary && one.body === other.body;
}
