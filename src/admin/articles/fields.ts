import type { CheckedPart } from '#domain/articles/article-checks.ts';
import type { ArticleProblem } from '#domain/articles/article-text.ts';

/** A part of an article that *Fix* can lead to. */
export type ArticlePart = CheckedPart | ArticleProblem['field'];

/** The id of a part's field: on the sheet, or among the details. */
export function fieldId(part: ArticlePart): string {
  return `article-${part}`;
}

/** Whether a part is written on the sheet itself; the others are among the details. */
export function isOnSheet(part: ArticlePart): boolean {
  return ['title', 'summary', 'body', ...Object.keys(MARKS)].includes(part);
}

/** What marks, in the text, a picture that is not described and the place of one that is missing. */
const MARKS: Partial<Record<ArticlePart, string>> = {
  picture: '.block-warning:not([hidden])',
  missing: '.missing-pictures',
};

/** Focuses a field at its end; of the text's pictures it opens the first that has the mark. */
export function focusField(part: ArticlePart): void {
  const mark = MARKS[part];
  if (mark && editPicture(mark)) return;
  const element = document.getElementById(fieldId(mark ? 'body' : part));
  element?.focus();
  if (element instanceof HTMLTextAreaElement) {
    element.setSelectionRange(element.value.length, element.value.length);
  } else if (element?.isContentEditable) {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}

/** Whether there was one; a text that is edited as Markdown marks none. */
function editPicture(marked: string): boolean {
  const body = document.getElementById(fieldId('body'));
  const mark = body?.querySelector(marked);
  const button = mark?.closest(':has(> button)')?.querySelector('button');
  button?.scrollIntoView({ block: 'center' });
  button?.click();
  return Boolean(button);
}
