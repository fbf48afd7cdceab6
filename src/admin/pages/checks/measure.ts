/** A text that is wider than its room, by its path. */
export interface TooWide {
  at: string | null;
  /** Of the section; null where the element is in none. */
  key: string | null;
  word: string;
}

/** What reaches over the sides of the window, or of its own room. */
export function tooWide(inside: Document): TooWide[] {
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
export function strayHeadings(inside: Document): { at: string | null; text: string }[] {
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
