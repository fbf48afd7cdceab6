import type { MergedPage } from '#domain/pages/page.ts';
import { staff } from '#languages/staff.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { pageTexts } from '#sections/page-texts.ts';
import { sectionName } from '#sections/section-names.ts';
import { lowContrast } from './contrast.ts';

/** Below this nothing over a picture can be read. */
const LEAST_CONTRAST = 3;

/**
 * What only the drawn page shows.
 *
 * @param setWidth draws it in a window of this width.
 */
export async function seenIn(
  inside: Document,
  page: MergedPage,
  widths: readonly number[],
  setWidth: (width: number) => void,
): Promise<PageProblem[]> {
  const texts = pageTexts(page);
  const nameOf = (at: string | null) => texts.find((one) => one.at === at)?.where;
  const problem = (level: PageProblem['level'], at: string | null, text: string): PageProblem => ({
    ...{
      level,
      key: at?.split('.')[0] ?? null,
      at,
      text: `${nameOf(at) ?? staff.pages.thePage}: ${text}`,
    },
  });
  for (const folded of inside.querySelectorAll('details')) folded.open = true;
  const found: PageProblem[] = [];
  const add = (one: PageProblem) => {
    if (!found.some(({ at, level }) => at === one.at && level === one.level)) found.push(one);
  };
  for (const width of widths) {
    setWidth(width);
    await inside.fonts.ready;
    for (const { at, key, word } of tooWide(inside)) {
      const section = page.sections.find((one) => one.key === key);
      const room = width < 768 ? staff.pages.onAPhone : staff.pages.inWindowOf(width);
      const text = staff.pages.tooWide(shortened(word), room);
      add(
        at || !section
          ? problem('must', at, text)
          : { level: 'must', key, at, text: `${sectionName(section, page.sections)}: ${text}` },
      );
    }
    for (const { at, ratio, wanted } of await lowContrast(inside)) {
      const level = ratio < LEAST_CONTRAST ? 'must' : 'caution';
      // Rounded down: 2.97 is not '3.0 where 3 is needed'.
      const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
      const text = staff.pages.tooLittleContrast(shown, wanted);
      const pictures = problem(level, at, text);
      add({
        ...pictures,
        at: width < 768 ? pictureOf(page, pictures.key) : `${pictures.key}.picture`,
      });
    }
  }
  for (const { at, text } of strayHeadings(inside)) {
    found.push(problem('caution', at, staff.pages.headingHasNoneAbove(shortened(text))));
  }
  return found;
}

/** The picture that phones get. */
function pictureOf(page: MergedPage, key: string | null): string {
  const hero = page.sections.find((one) => one.key === key);
  return hero?.fields.tall ? `${key}.tall` : `${key}.picture`;
}

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** A text that is wider than its room, by its path. */
interface TooWide {
  at: string | null;
  /** Of the section; null where the element is in none. */
  key: string | null;
  word: string;
}

/** What reaches over the sides of the window, or of its own room. */
function tooWide(inside: Document): TooWide[] {
  const room = inside.documentElement.clientWidth;
  const reachesOver = (element: Element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && !element.closest('.hidden-visually');
    if (!isShown || isCut(element)) return false;
    return left < -1 || right > room + 1 || element.scrollWidth > element.clientWidth + 1;
  };
  const texts = [...inside.querySelectorAll<HTMLElement>('[data-edit]')].filter((element) =>
    // An inline element has no width of its own: the one around it has.
    [element, blockAround(element)].some(reachesOver),
  );
  const found = texts.map((element): TooWide => {
    const at = element.dataset.edit ?? '';
    return { at, key: at.split('.')[0] ?? null, word: longestWord(element.textContent) };
  });
  if (found.length > 0 || inside.documentElement.scrollWidth <= room) return found;
  const [other] = [...inside.querySelectorAll('body *')].filter(reachesOver);
  const key = other?.closest('section[id], nav[id]')?.id ?? null;
  return [{ at: null, key, word: longestWord(other?.textContent ?? '') }];
}

function blockAround(element: Element): Element {
  const isInline = element.clientWidth === 0;
  return isInline && element.parentElement ? blockAround(element.parentElement) : element;
}

/** Wide tables of a text are scrolled by themselves, and pictures are cut by their frames. */
function isCut(element: Element): boolean {
  const around = element.parentElement;
  if (!around || around === element.ownerDocument.body) return false;
  return getComputedStyle(around).overflowX !== 'visible' || isCut(around);
}

function longestWord(text: string): string {
  return text.split(/\s+/).reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** Headings that leave out a level, by the path of their text or of the text they are in. */
function strayHeadings(inside: Document): { at: string | null; text: string }[] {
  let before = 0;
  return [...inside.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading) => {
    const level = Number(heading.tagName.slice(1));
    const isStray = level > before + 1;
    before = level;
    const written = heading.closest('[data-edit]') ?? heading.querySelector('[data-edit]');
    const at = written?.getAttribute('data-edit') ?? null;
    return isStray ? [{ at, text: heading.textContent }] : [];
  });
}
