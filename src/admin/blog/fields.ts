import type { CheckedPart } from '#domain/article-checks.ts';
import type { ArticleField, ArticleProblem } from '#domain/article-text.ts';

/** A part of an article that somebody can be led to. */
export type ArticlePart = CheckedPart | ArticleProblem['field'];

/** The id of a part's field: on the sheet, or among the details. */
export function fieldId(part: ArticlePart): string {
  return `article-${part}`;
}

/** Whether a part is written on the sheet itself; the others are among the details. */
export function isOnSheet(part: ArticlePart): part is ArticleField {
  return part === 'title' || part === 'summary' || part === 'body';
}

/** Goes on with a field, at the end of what it holds. */
export function focusField(part: ArticlePart): void {
  const element = document.getElementById(fieldId(part));
  element?.focus();
  if (element instanceof HTMLTextAreaElement) {
    element.setSelectionRange(element.value.length, element.value.length);
  } else if (element?.isContentEditable) {
    const selection = window.getSelection();
    selection?.selectAllChildren(element);
    selection?.collapseToEnd();
  }
}
