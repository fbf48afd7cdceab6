import { useEffect } from 'react';
import { useCameFrom } from '#admin/ui/use-came-from.ts';
import { headingIds } from '#domain/markdown/headings.ts';
import { fieldId } from './fields.ts';

/** How often, and how many times, the text is looked at for the part that was asked for. */
const RETRY = { everyMs: 100, times: 50 };

/** From *Edit* on the public page: opens the text at what was in view there. @returns see `useCameFrom`. */
export function useArrival(): string | null {
  const from = useCameFrom();
  useEffect(() => {
    const part = from?.slice(1);
    if (!part) return;
    let tries = 0;
    const timer = setInterval(() => {
      tries += 1;
      if (jumpTo(decodeURIComponent(part)) || tries >= RETRY.times) clearInterval(timer);
    }, RETRY.everyMs);
    return () => clearInterval(timer);
  }, [from]);
  return from;
}

/** Goes to a heading's id or `picture-2` of the public page. @returns false while the text is still opening. */
function jumpTo(part: string): boolean {
  const field = document.getElementById(fieldId('body'));
  if (field instanceof HTMLTextAreaElement) {
    const marks = [...field.value.matchAll(/!\[|^ {0,3}#{1,6}[ \t]+(.*)$/gm)];
    return scrollToText(field, findPart(part, marks, ([, words]) => words)?.index);
  }
  const parts = [...(field?.querySelectorAll('img, h1, h2, h3, h4, h5, h6') ?? [])];
  const target = findPart(part, parts, (one) => (one.matches('img') ? undefined : one.textContent));
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

/** @param wordsOf those of a heading; undefined for a picture. */
function findPart<Part>(
  part: string,
  parts: readonly Part[],
  wordsOf: (one: Part) => string | undefined,
): Part | undefined {
  const [, number] = /^picture-(\d+)$/.exec(part) ?? [];
  if (number) return parts.filter((one) => wordsOf(one) === undefined)[Number(number) - 1];
  const headings = parts.filter((one) => wordsOf(one) !== undefined);
  return headings[headingIds(headings.map((one) => wordsOf(one) ?? '')).indexOf(part)];
}

/** In a text of plain Markdown. */
function scrollToText(field: HTMLTextAreaElement, at: number | undefined): boolean {
  if (at === undefined) return false;
  field.focus();
  field.setSelectionRange(at, at);
  const share = at / Math.max(field.value.length, 1);
  const box = field.getBoundingClientRect();
  scrollTo({ top: scrollY + box.top + box.height * share - innerHeight / 2 });
  return true;
}
