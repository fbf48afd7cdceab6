/** Labels and buttons of the articles and their lists, and what lists say about themselves. */
export const blogMessages = {
  label: 'BLOG',
  by: (author: string) => `By ${author}`,
  /** Before the day on which an article was changed last. */
  revised: 'Revised',
  tags: 'Tags',
  inThisArticle: 'In this article',
  inThisArticleLabel: 'IN THIS ARTICLE',
  /** Of one in a text, for people who can't see it. */
  table: 'Table',
  share: 'Share this article',
  shared: 'The address is copied.',
  more: 'More articles',
  before: 'Written before',
  after: 'Written after',
  readOn: 'Read on',
  /** On a button in a text, until its author writes something else. */
  askForAQuote: 'Ask for a quote',
  empty: 'No articles yet.',
  pages: 'Pages of this list',
  newer: 'Newer articles',
  older: 'Older articles',
  /** Title of the list's further pages. @param months as `March to June 2026`. */
  pageTitle: (months: string) => `Blog: articles from ${months}`,
  subjects: 'Articles by subject',
  aboutLabel: 'ARTICLES ABOUT',
  all: 'All articles',
  about: (subject: string) => `Articles about ${subject}`,
  /** On the picture that others see when they share the list. */
  aboutCard: (subject: string) => `About ${subject}`,
  aboutDescription: (count: number, subject: string, business: string, city: string) =>
    `${count === 1 ? 'One article' : `${count} articles`} about ${subject} by ${business} in ${city}.`,
  /** Of a subject's older articles. @param months as `March to June 2026`. */
  olderDescription: (months: string, subject: string, business: string, city: string) =>
    `Articles about ${subject} from ${months}, by ${business} in ${city}.`,
  /** @param blog its name, as in `blog.json`. */
  feedTitle: (business: string, blog: string) => `${business}: ${blog.toLowerCase()}`,
  /** For people who open the feed in a browser. */
  feedHint: 'This is a feed: paste its address into a feed reader to follow the blog.',
};
