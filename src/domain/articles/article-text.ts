import { isSameValue } from '#domain/documents/same-value.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { type MessageKey, staff, staffTag } from '#languages/staff.ts';

/** Everything that is written into an article: its text, and what stands beside it. */
export interface ArticleText {
  /** One line. */
  title: string;
  /** One or two sentences. */
  summary: string;
  /** Markdown. */
  body: string;
  /** An address typed by hand and not saved yet; null for none. */
  slug: string | null;
  /** The picture above the text, a file of the media library. */
  coverId: string | null;
  /** As readers see it. */
  authorName: string;
  tags: readonly string[];
  /** For searches and social cards; '' means the title. */
  seoTitle: string;
  /** As `seoTitle`; '' means the summary. */
  seoDescription: string;
  noindex: boolean;
}

/** The parts that are written on the sheet itself. */
export type ArticleField = 'title' | 'summary' | 'body';

export const EMPTY_TEXT: ArticleText = {
  title: '',
  summary: '',
  body: '',
  slug: null,
  coverId: null,
  authorName: '',
  tags: [],
  seoTitle: '',
  seoDescription: '',
  noindex: false,
};

/** The most characters that each part may have. The database checks the same. */
export const ARTICLE_LIMITS = {
  title: 200,
  summary: 500,
  body: 200_000,
  authorName: 120,
  seoTitle: 200,
  seoDescription: 500,
} as const;

/** The most tags, and the most characters of one. The database checks the same. */
export const TAG_LIMITS = { tags: 20, characters: 40 };

type LimitedField = keyof typeof ARTICLE_LIMITS;

const NAMES: Record<LimitedField, MessageKey<'articles'>> = {
  title: 'aTitle',
  summary: 'aSummary',
  body: 'aText',
  authorName: 'anAuthorsName',
  seoTitle: 'aTitleForSearches',
  seoDescription: 'aDescriptionForSearches',
};

const PARTS = Object.keys(EMPTY_TEXT) as (keyof ArticleText)[];

/** Whether two articles read the same, letter by letter, with all that stands beside the text. */
export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return PARTS.every((part) => isSameValue(one[part], other[part]));
}

/** Whether nothing but white space has been written, and nothing chosen. */
export function isBlank(text: ArticleText): boolean {
  const isTyped = (Object.keys(ARTICLE_LIMITS) as LimitedField[]).some(
    (field) => text[field].trim() !== '',
  );
  return !isTyped && text.coverId === null && text.tags.length === 0;
}

/** Why a text cannot be saved. */
export interface ArticleProblem {
  field: LimitedField | 'slug';
  text: string;
}

/** What keeps a text from being saved, in the order in which it is read; [] when nothing does. */
export function findProblems(text: ArticleText): ArticleProblem[] {
  const problems: ArticleProblem[] = [];
  for (const field of Object.keys(ARTICLE_LIMITS) as LimitedField[]) {
    const limit = ARTICLE_LIMITS[field];
    // Counting takes a while; what is short enough in UTF-16 is short enough.
    const length = text[field].length > limit ? countCharacters(text[field]) : 0;
    if (length > limit) {
      const [most, now] = [limit.toLocaleString(staffTag()), length.toLocaleString(staffTag())];
      problems.push({
        field,
        text: staff.articles.tooManyCharacters(staff.articles[NAMES[field]], most, now),
      });
    }
  }
  if (text.slug !== null && !isSlug(text.slug)) {
    problems.push({
      field: 'slug',
      text: staff.articles.addressNotPossible(text.slug),
    });
  }
  return problems;
}
