import { isSameValue } from '#domain/documents/same-value.ts';
import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';
import {
  FIELDS,
  type Field,
  type FieldName,
  type Fields,
  fieldsOf,
  NO_FIELDS,
  TRANSLATED,
  type TranslatedName,
  typedOf,
} from './fields.ts';

/** What a gallery says in a language; all else is the same in each. Its address is '' as long as there is no title. */
export type GalleryWords = Pick<Fields, TranslatedName>;

/** By the code of a language beside the main one. */
export type WordsByLanguage = Readonly<Record<string, GalleryWords>>;

/** What is translated: the address follows from the title. */
export type Translated = Omit<GalleryWords, 'slug'>;

/** What the main language said when words of another were last brought up to it. */
export type Originals = Readonly<Record<string, Partial<Translated>>>;

export const NO_WORDS = fieldsOf(NO_FIELDS, TRANSLATED);
const WRITTEN = TRANSLATED.filter((name) => name !== 'slug');

/** Whether it is translated by a person. */
export const isWritten = (name: FieldName): name is keyof Translated =>
  (WRITTEN as readonly FieldName[]).includes(name);

/** A gallery with its words in a language. @param language '' for the main one. */
export function inWordsOf<Gallery extends GalleryWords & { words: WordsByLanguage }>(
  gallery: Gallery,
  language: string,
): Gallery {
  return language === '' ? gallery : { ...gallery, ...NO_WORDS, ...gallery.words[language] };
}

/** What the main language says now. */
export const originalOf = (gallery: GalleryWords): Translated => fieldsOf(gallery, WRITTEN);

/** What it said when the words of a language were brought up to it, where it says something else now. */
export function changedSince(
  gallery: GalleryWords & { originals: Originals },
  language: string,
): Partial<Translated> {
  const said = Object.entries(gallery.originals[language] ?? {}).filter(
    ([field, before]) => !isSameValue(before, gallery[field as keyof Translated]),
  );
  return Object.fromEntries(said);
}

/** What of the words of a language is still that of the main one; a name is called the same in both. */
export function untranslatedWords(
  gallery: GalleryWords & { words: WordsByLanguage },
  language: string,
): Untranslated {
  const names = WRITTEN.filter((name) => !(FIELDS[name] as Field).isName);
  const said = (words: GalleryWords) => names.map((name) => typedOf(words[name]));
  return untranslated(said(gallery), said(inWordsOf(gallery, language)));
}

/** Those of the languages in which it has a title, and so is shown. */
export function titledWords(words: WordsByLanguage): WordsByLanguage {
  return Object.fromEntries(Object.entries(words).filter(([, { title }]) => title.trim() !== ''));
}
