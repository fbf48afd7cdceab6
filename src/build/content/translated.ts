/** In which language a row is, and which article or gallery of the main language it translates. */
export interface Translated {
  /** Its code; '' is the main one. */
  language: string;
  translationOf: string | null;
}

/** What a row says of it: one of a site that never had a second language says nothing. */
export function translatedOf(row: object): Translated {
  const { language, translation_of } = row as { language?: string; translation_of?: string | null };
  return { language: language ?? '', translationOf: translation_of ?? null };
}
