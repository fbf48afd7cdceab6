/**
 * What differs from language to language besides its words. Each pack of `src/languages` has all of it; what the
 * search needs lies in a file of its own, because visitors load that alone.
 */
export interface LanguageRules {
  /** As in `<html lang>`, without a region: `de`. '' for any language that has no pack. */
  code: string;
  /**
   * How addresses spell what they would otherwise lose, in small letters: `ü` as `ue`. Letters that are not
   * named lose their marks: é is e.
   */
  letters: Readonly<Record<string, string>>;
  quotes: Quotes;
  /** Words too common to be found, as `searchWords` folds them: small, without marks. */
  common: ReadonlySet<string>;
  /** What a folded word has in common with its plural and its cases; texts and questions go through it. */
  stem: (word: string) => string;
  /** Rules of style that only this language needs; they are on no page of another. */
  css: string;
}

export interface Quotes {
  outer: readonly [opening: string, closing: string];
  /** Within the others; the apostrophe is the same everywhere. */
  inner: readonly [opening: string, closing: string];
}

/** By the code of each language of a site; '' has the main one. */
export type ByLanguage<Value> = Readonly<Record<string, Value>> & { readonly '': Value };
