import { type Untranslated, untranslated } from '#domain/text/untranslated.ts';

/** What a gallery says in a language; all else is the same in each. */
export interface GalleryTestimonials {
  /** Its address; '' as long as there is no title. */
  slug: string;
  title: string;
  summary: string;
  story: string;
  place: string;
  materials: string[];
}

/** By the code of a language beside the main one. */
export type WordsByLanguage = Readonly<Record<string, GalleryTestimonials>>;

/** What is translated: the address follows from the title. */
export type Translated = Omit<GalleryTestimonials, 'slug'>;

/** What the main language said when words of another were last brought up to it. */
export type Originals = Readonly<Record<string, Partial<Translated>>>;

const NONE: GalleryTestimonials = {
  ...{ slug: '', title: '', summary: '', story: '', place: '' },
  materials: [],
};

/** A gallery with its words in a language. @param language '' for the main one. */
export function inWordsOf<Gallery extends GalleryTestimonials & { words: WordsByLanguage }>(
  gallery: Gallery,
  language: string,
): Gallery {
  return language === '' ? gallery : { ...gallery, ...NONE, ...gallery.words[language] };
}

/** What the main language says now. */
export function originalOf({
  title,
  summary,
  story,
  place,
  materials,
}: GalleryTestimonials): Translated {
  return { title, summary, story, place, materials };
}

/** What it said when the words of a language were brought up to it, where it says something else now. */
export function changedSince(
  gallery: GalleryTestimonials & { originals: Originals },
  language: string,
): Partial<Translated> {
  const now = originalOf(gallery);
  const said = Object.entries(gallery.originals[language] ?? {}).filter(
    ([field, before]) => JSON.stringify(before) !== JSON.stringify(now[field as keyof Translated]),
  );
  return Object.fromEntries(said);
}

/** What of the words of a language is still that of the main one; a place is called the same in both. */
export function untranslatedWords(
  gallery: GalleryTestimonials & { words: WordsByLanguage },
  language: string,
): Untranslated {
  const said = ({ title, summary, story, materials }: GalleryTestimonials) => [
    ...[title, summary, story, materials.join(', ')],
  ];
  return untranslated(said(gallery), said(inWordsOf(gallery, language)));
}

/** Those of the languages in which it has a title, and so is shown. */
export function titledWords(words: WordsByLanguage): WordsByLanguage {
  return Object.fromEntries(Object.entries(words).filter(([, { title }]) => title.trim() !== ''));
}
