import type { ArticleField } from '#domain/article-text.ts';

/** The id of a field of the sheet. */
export function fieldId(field: ArticleField): string {
  return `article-${field}`;
}

/** Goes on with a field, at the end of what it holds. */
export function focusField(field: ArticleField): void {
  const element = document.getElementById(fieldId(field));
  if (!(element instanceof HTMLTextAreaElement)) return;
  element.focus();
  element.setSelectionRange(element.value.length, element.value.length);
}
