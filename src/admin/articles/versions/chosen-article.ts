import {
  type ChangedPart,
  joinParts,
  mergedText,
  mergeTexts,
} from '#domain/articles/article-merge.ts';
import { mergeChoices } from '#domain/articles/article-merge-parts.ts';
import type { ArticleText } from '#domain/articles/article-text.ts';
import { staff } from '#languages/staff.ts';

/** Whose words stand in one place. */
export type Choice = 'mine' | 'theirs' | 'both';

/** By place; where nothing is chosen stands what goes together without a question. */
export type Choices = Readonly<Record<string, Choice>>;

const fields = () =>
  [
    ['title', staff.articles.title],
    ['summary', staff.articles.summary],
    ['body', staff.articles.text],
    ['authorName', staff.articles.author],
    ['seoTitle', staff.articles.titleForSearches],
    ['seoDescription', staff.articles.descriptionForSearches],
  ] as const;

/** The name of a place in which two versions differ. */
export const placeOf = (field: string, index: number) => `${field}-${index}`;

/** @param origin what both versions began with; null when it is not known any more. */
export function compareFields(origin: ArticleText | null, mine: ArticleText, theirs: ArticleText) {
  return fields().map(([field, label]) => ({
    field,
    label,
    parts: mergeTexts(origin?.[field] ?? null, mine[field], theirs[field]),
  }));
}

/** The article as it was chosen, and whether words of one's own are not part of it. */
export function chosenArticle(
  origin: ArticleText | null,
  mine: ArticleText,
  theirs: ArticleText,
  choices: Choices,
): { text: ArticleText; leavesOutMine: boolean } {
  const text: ArticleText = { ...mine, ...mergeChoices(origin, mine, theirs).text };
  let leavesOutMine = false;
  for (const { field, parts } of compareFields(origin, mine, theirs)) {
    text[field] = joinParts(parts, (part, index) => {
      const choice = choices[placeOf(field, index)];
      leavesOutMine ||= choice === 'theirs' && part.by !== 'them';
      return chosenText(part, choice);
    });
  }
  return { text, leavesOutMine };
}

function chosenText(part: ChangedPart, choice: Choice | undefined): string {
  if (!choice) return mergedText(part);
  return choice === 'both' ? (part.both ?? part.mine) : part[choice];
}
