import type { Element, Root } from 'hast';
import { cleanLine } from '#domain/text/plain-text.ts';
import { uniqueSlug } from '#domain/text/slugs.ts';
import { elements, textOf } from './tree.ts';

/** A heading of a text, for its list of contents. */
export interface Heading {
  /** 2, 3 or 4: the page's own title is the only first-level heading. */
  level: number;
  text: string;
  /** Unique on the page; the part of the address behind `#`. */
  id: string;
}

/** Ids that the page around a text uses itself, so that no heading may take them. */
export const PAGE_IDS: ReadonlySet<string> = new Set([
  ...['top', 'main', 'menu', 'contents', 'share', 'related', 'search', 'photos', 'story', 'facts'],
  ...['work', 'process', 'contact', 'craft', 'commitment', 'services', 'start', 'footer', 'header'],
]);

/**
 * Gives every heading an id and a level that fits under the page's title: never above the second,
 * never below the fourth, never more than one deeper than the heading before it.
 */
export function nameHeadings(tree: Root): Heading[] {
  const taken = new Set(PAGE_IDS);
  const headings: Heading[] = [];
  for (const element of elements(tree)) {
    if (!/^h[1-6]$/.test(element.tagName)) continue;
    const text = cleanLine(textOf(element));
    if (text === '') {
      element.tagName = 'p';
      continue;
    }
    const level = fittingLevel(element, headings.at(-1)?.level ?? 1);
    const id = uniqueSlug(text, taken);
    taken.add(id);
    element.tagName = `h${level}`;
    element.properties = { id };
    headings.push({ level, text, id });
  }
  return headings;
}

/** The ids that a text's headings get on the page, in their order. */
export function headingIds(texts: readonly string[]): string[] {
  const taken = new Set(PAGE_IDS);
  return texts.map((text) => {
    const words = cleanLine(text);
    const id = words === '' ? '' : uniqueSlug(words, taken);
    taken.add(id);
    return id;
  });
}

function fittingLevel(element: Element, previous: number): number {
  const written = Number(element.tagName.slice(1));
  return Math.min(Math.max(written, 2), previous + 1, 4);
}
