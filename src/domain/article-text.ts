import { countCharacters } from './plain-text.ts';

/** What is typed into an article: one line, one or two sentences, and Markdown. */
export interface ArticleText {
  title: string;
  summary: string;
  body: string;
}

export type ArticleField = keyof ArticleText;

export const EMPTY_TEXT: ArticleText = { title: '', summary: '', body: '' };

/** The most characters that each part may have. The database checks the same. */
export const ARTICLE_LIMITS: Readonly<Record<ArticleField, number>> = {
  title: 200,
  summary: 500,
  body: 200_000,
};

const NAMES: Record<ArticleField, string> = { title: 'title', summary: 'summary', body: 'text' };

/** Whether two texts read the same, letter by letter. */
export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return one.title === other.title && one.summary === other.summary && one.body === other.body;
}

/** Whether nothing but white space has been typed. */
export function isBlank(text: ArticleText): boolean {
  return [text.title, text.summary, text.body].every((part) => part.trim() === '');
}

/** Why a text cannot be saved, a sentence for each field that stands in the way; {} when it can. */
export function findProblems(text: ArticleText): Partial<Record<ArticleField, string>> {
  const problems: Partial<Record<ArticleField, string>> = {};
  for (const field of ['title', 'summary', 'body'] as const) {
    const limit = ARTICLE_LIMITS[field];
    // Counting takes a while; what is short enough in UTF-16 is short enough.
    const length = text[field].length > limit ? countCharacters(text[field]) : 0;
    if (length > limit) {
      const [most, now] = [limit.toLocaleString('en-GB'), length.toLocaleString('en-GB')];
      problems[field] = `A ${NAMES[field]} has at most ${most} characters; this one has ${now}.`;
    }
  }
  return problems;
}
