/** What of a translation is still what its original says. */
export interface Untranslated {
  /** Paragraphs that are as in the original, of all that the translation has. */
  same: number;
  of: number;
  /** Whether a text of either has such a paragraph. */
  has: (text: string) => boolean;
}

/** @param original and `translation`: what each says, as Markdown or lines, in any order. */
export function untranslated(
  original: readonly string[],
  translation: readonly string[],
): Untranslated {
  const before = new Set(original.flatMap(paragraphsOf));
  const now = translation.flatMap(paragraphsOf);
  const common = new Set(now.filter((paragraph) => before.has(paragraph)));
  return {
    same: now.filter((paragraph) => common.has(paragraph)).length,
    of: now.length,
    has: (text) => paragraphsOf(text).some((paragraph) => common.has(paragraph)),
  };
}

/** Whether a text has words and is that of its original. */
export const isUntranslated = (original: string, translation: string): boolean =>
  paragraphsOf(original).length > 0 && untranslated([original], [translation]).same > 0;

/** Those that have words: a picture, a number or an address is the same in every language. */
function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => /\p{L}{2}/u.test(paragraph.replaceAll(NO_WORDS, ' ')));
}

/** Where links lead, the names of amounts (`{galley}`), addresses on the web and for mail. */
const NO_WORDS = /(?<=\])\([^)]*\)|\{[^}]*\}|\bhttps?:\S+|\S+@\S+/g;
