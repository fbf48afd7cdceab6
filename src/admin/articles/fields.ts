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
  return ['title', 'summary', 'body', 'picture'].includes(part);
}

/** Focuses a field at its end; of the text's pictures it opens the first that is marked as not described. */
export function focusField(part: ArticlePart): void {
  if (part === 'picture' && editPicture()) return;
  const element = document.getElementById(fieldId(part === 'picture' ? 'body' : part));
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
function editPicture(): boolean {
  const body = document.getElementById(fieldId('body'));
  const mark = body?.querySelector('.block-warning:not([hidden])');
  const button = mark?.closest('[contenteditable=false]')?.querySelector('button');
  button?.scrollIntoView({ block: 'center' });
  button?.click();
  return Boolean(button);
}
