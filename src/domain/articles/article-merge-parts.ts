import { type MessageKey, staff } from '#languages/staff.ts';
import { joinParts, mergeTexts } from './article-merge.ts';
import type { ArticleText } from './article-text.ts';

/** What is chosen rather than typed, and cannot be merged word by word. */
const CHOSEN_PARTS = ['slug', 'coverId', 'tags', 'noindex'] as const;
type ChosenPart = (typeof CHOSEN_PARTS)[number];

const NAMES: Record<ChosenPart, MessageKey<'articles'>> = {
  slug: 'theAddress',
  coverId: 'theCover',
  tags: 'theTags',
  noindex: 'whetherSearchesListIt',
};

/**
 * A three-way merge of what is chosen beside the text: where both changed it, `mine` wins.
 *
 * @param origin what both began with; null when unknown: then `mine` is kept.
 */
export function mergeChoices(
  origin: ArticleText | null,
  mine: ArticleText,
  theirs: ArticleText,
): { text: Pick<ArticleText, ChosenPart>; notes: string[] } {
  const text: Record<string, unknown> = {};
  const notes: string[] = [];
  for (const part of CHOSEN_PARTS) {
    const isUntouched = origin !== null && isSame(mine[part], origin[part]);
    const differs = !isSame(mine[part], theirs[part]);
    text[part] = isUntouched ? theirs[part] : mine[part];
    if (!differs) continue;
    const say = isUntouched ? staff.articles.fromTheOtherVersion : staff.articles.yours;
    notes.push(say(staff.articles[NAMES[part]]));
  }
  return { text: text as Pick<ArticleText, ChosenPart>, notes };
}

/** `mine` with what only `theirs` changed, the text by its blocks; null when both changed the same. */
export function joinArticles(
  origin: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): ArticleText | null {
  const joined: Record<string, unknown> = { ...mine };
  for (const part of Object.keys(mine) as (keyof ArticleText)[]) {
    if (isSame(origin[part], theirs[part]) || isSame(mine[part], theirs[part])) continue;
    if (isSame(origin[part], mine[part])) joined[part] = theirs[part];
    else {
      const parts = part === 'body' ? mergeTexts(origin.body, mine.body, theirs.body) : null;
      if (!parts || parts.some((one) => one.kind === 'changed' && one.by === 'both')) return null;
      joined.body = joinParts(parts);
    }
  }
  return { ...mine, ...joined };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
