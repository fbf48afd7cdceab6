import type { Element, Root } from 'hast';
import { cleanLine } from '#domain/text/plain-text.ts';
import { uniqueSlug } from '#domain/text/slugs.ts';
import { elements, textOf } from './tree.ts';

export interface Heading {
  /** 2 to 4: only the page’s title is on the first level. */
  level: number;
  text: string;
  /** Unique on the page. */
  id: string;
}

/** Ids of the page around a text: no heading may take them. */
export const PAGE_IDS: ReadonlySet<string> = new Set([
  ...['top', 'main', 'menu', 'contents', 'share', 'related', 'search', 'photos', 'story', 'facts'],
  ...['work', 'process', 'contact', 'craft', 'commitment', 'services', 'start', 'footer', 'header'],
]);

/** Gives every heading an id and a level from 2 to 4, at most one deeper than the heading before it. */
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

/** Puts the headings of a text that has a section's name above it one level lower, without ids. */
export function lowerHeadings(tree: Root): void {
  for (const element of elements(tree)) {
    const [, level] = /^h([2-4])$/.exec(element.tagName) ?? [];
    if (!level) continue;
    element.tagName = `h${Number(level) + 1}`;
    element.properties = {};
  }
}

/** The ids of headings on the page, in their order. */
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
