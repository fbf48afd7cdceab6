import { useEffect } from 'react';
import { useCameFrom } from '#admin/ui/PageLink.tsx';
import type { CheckedPart } from '#domain/articles/article-checks.ts';
import type { ArticleProblem } from '#domain/articles/article-text.ts';
import { headingIds } from '#domain/markdown/headings.ts';

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

/** How often, and how many times, the text is looked at for the part that was asked for. */
const JUMP_RETRY = { everyMs: 100, times: 50 };

/** From *Edit* on the public page: opens the text at what was in view there. */
export function useArrival(): void {
  const from = useCameFrom();
  useEffect(() => {
    const part = from?.slice(1);
    if (!part) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (jumpTo(decodeURIComponent(part)) || tries >= JUMP_RETRY.times) clearInterval(timer);
    }, JUMP_RETRY.everyMs);
    return () => clearInterval(timer);
  }, [from]);
}

/** Goes to a heading's id or `picture-2` of the public page. @returns false while the text is still opening. */
function jumpTo(part: string): boolean {
  const field = document.getElementById(fieldId('body'));
  const [, number] = /^picture-(\d+)$/.exec(part) ?? [];
  const headings = [...(field?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
  const target = number
    ? field?.querySelectorAll('img')[Number(number) - 1]
    : headings[headingIds(headings.map(({ textContent }) => textContent)).indexOf(part)];
  if (!field || !target) return false;
  target.scrollIntoView({ block: 'center' });
  // So that typing goes on there.
  const place = document.createRange();
  place.selectNodeContents(target);
  place.collapse(true);
  field.focus({ preventScroll: true });
  getSelection()?.removeAllRanges();
  getSelection()?.addRange(place);
  return true;
}
