import { elementsOf, type PageElement, parsePage } from '../support/parsed-page.ts';

/** Attributes that people read or hear, and those from which a script takes what it says. */
const READ = /^(?:alt|aria-label|title|placeholder|label|data-(?:unavailable|shared|alt|caption))$/;
/** Names of `<meta>` whose content is in the language of the page. */
const META = /^(?:description|keywords|og:title|og:description|og:image:alt|article:tag)$/;
/** What JSON-LD says in the language of the page. */
const DATA = new Set(['name', 'headline', 'description', 'caption', 'text', 'keywords']);

/** Every text of a page that people read, hear, or find in a search; white space as it is shown. */
export function textsOf(html: string): string[] {
  return elementsOf(parsePage(html))
    .flatMap((element) => [...ownText(element), ...attributeTexts(element)])
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

function ownText({ tagName, attributes, text }: PageElement): string[] {
  if (attributes.type === 'application/ld+json') return dataTexts(JSON.parse(text));
  // What is in a `<noscript>` is read as elements.
  return ['script', 'style', 'noscript'].includes(tagName) ? [] : [text];
}

function attributeTexts({ tagName, attributes }: PageElement): string[] {
  const { name, property, content = '' } = attributes;
  if (tagName === 'meta') return META.test(name ?? property ?? '') ? [content] : [];
  return Object.entries(attributes).flatMap(([key, value]) => (READ.test(key) ? [value] : []));
}

function dataTexts(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    DATA.has(key) && typeof value === 'string' ? [value] : dataTexts(value),
  );
}

/**
 * Every text in the modules of a business. Its functions are called, once for one and once for many:
 * what they count comes first, what they name after it.
 */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].map((count) => value(count, '', '', ''));
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The words in texts, without numbers, Roman ones included. */
export function wordsIn(texts: readonly string[]): Set<string> {
  const words = texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  return new Set(words.filter((word) => !/^[ivx]+$/.test(word)));
}

/** Those of the words that a text has not. */
export const missingIn = (text: string, words: readonly string[]) =>
  words.filter((word) => !text.includes(word));
