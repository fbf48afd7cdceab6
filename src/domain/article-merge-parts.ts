import type { ArticleText } from './article-text.ts';

/** What is chosen rather than typed, and cannot be merged word by word. */
const CHOSEN_PARTS = ['slug', 'coverId', 'tags', 'noindex'] as const;
type ChosenPart = (typeof CHOSEN_PARTS)[number];

const NAMES: Record<ChosenPart, string> = {
  slug: 'The address',
  coverId: 'The cover',
  tags: 'The tags',
  noindex: 'Whether searches list it',
};

/**
 * What two people chose beside the text, in one: whoever changed something since both began is
 * followed, and where both did, the own choice is.
 *
 * @param origin what both began with; null when it is not known any more: then one's own is kept.
 * @returns the parts of the other version that were taken, and sentences about what is not one's own.
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
    notes.push(isUntouched ? `${NAMES[part]}: from the other version.` : `${NAMES[part]}: yours.`);
  }
  return { text: text as Pick<ArticleText, ChosenPart>, notes };
}

/**
 * One's own text with what somebody else has changed beside it since both began.
 *
 * @returns null when the other one changed the text itself, or the same thing beside it.
 */
export function joinBeside(
  origin: ArticleText,
  mine: ArticleText,
  theirs: ArticleText,
): ArticleText | null {
  const joined: Record<string, unknown> = { ...mine };
  for (const part of Object.keys(mine) as (keyof ArticleText)[]) {
    if (isSame(origin[part], theirs[part]) || isSame(mine[part], theirs[part])) continue;
    const isText = part === 'title' || part === 'summary' || part === 'body';
    if (isText || !isSame(origin[part], mine[part])) return null;
    joined[part] = theirs[part];
  }
  return { ...mine, ...joined };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
