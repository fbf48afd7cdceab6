import { headingIds } from '#domain/markdown/headings.ts';
import { fieldId } from './fields.ts';

/** Goes to a heading's id or `picture-2` of the public page. @returns false while the text is still opening. */
export function jumpTo(part: string): boolean {
  const field = document.getElementById(fieldId('body'));
  if (field instanceof HTMLTextAreaElement) return jumpToLine(field, part);
  const target = field && findPart(field, part);
  if (!target) return false;
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

/** The heading or picture in a text that looks as it will be printed. */
function findPart(field: HTMLElement, part: string): Element | undefined {
  const [, number] = /^picture-(\d+)$/.exec(part) ?? [];
  if (number) return [...field.querySelectorAll('img')][Number(number) - 1];
  const headings = [...field.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const ids = headingIds(headings.map((heading) => heading.textContent));
  return headings[ids.indexOf(part)];
}

/** The same in a text of plain Markdown. */
function jumpToLine(field: HTMLTextAreaElement, part: string): boolean {
  const [, number] = /^picture-(\d+)$/.exec(part) ?? [];
  const marks = number
    ? [...field.value.matchAll(/!\[/g)]
    : [...field.value.matchAll(/^ {0,3}#{1,6}[ \t]+(.*)$/gm)];
  const index = number
    ? Number(number) - 1
    : headingIds(marks.map(([, words = '']) => words)).indexOf(part);
  const at = marks[index]?.index;
  if (at === undefined) return false;
  field.focus();
  field.setSelectionRange(at, at);
  const share = at / Math.max(field.value.length, 1);
  const box = field.getBoundingClientRect();
  scrollTo({ top: scrollY + box.top + box.height * share - innerHeight / 2 });
  return true;
}
