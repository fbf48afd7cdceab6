/** What is known of the language of an entry. */
export interface OwnFacts {
  id: string;
  /** Path and query on the old site. */
  oldPath: string;
  /** Slug of its term in a taxonomy; '' for none. */
  termOf(taxonomy: string): string;
  metaOf(key: string): string;
}

export interface TextLanguage {
  /** `de`; '' where the export says nothing. */
  code: string;
  /** The same for all translations of a text. */
  group: string;
}

/**
 * The language of an entry: Polylang keeps it as a term; WPML in fields of its own exports, in others the
 * address alone tells it.
 *
 * @param hasWpml whether the export is of a site with WPML.
 * @param main the language that the export as a whole says it has; '' for none.
 */
export function languageOfText(entry: OwnFacts, hasWpml: boolean, main: string): TextLanguage {
  const { metaOf, termOf, id, oldPath } = entry;
  const original = metaOf('_icl_lang_duplicate_of') || metaOf('_wpml_original_post_id');
  const named =
    termOf('language') ||
    ['_wpml_import_language_code', '_icl_lang_code', '_wpml_language'].map(metaOf).find(Boolean);
  const [, folder, parameter] =
    /^\/([a-z]{2})(?:-[a-z]{2,4})?(?:\/|$)|[?&]lang=([a-z]{2})/i.exec(oldPath) ?? [];
  const code = named || (hasWpml ? folder || parameter || main : '');
  const group = termOf('post_translations') || metaOf('_wpml_import_translation_group');
  return { code: plainCode(code), group: group || `of ${original || id}` };
}

export const isOfWpml = (key: string) => /^_(?:wpml|icl)_/.test(key);

/** `pt-BR` and `pt_BR` are `pt`. */
export const plainCode = (tag: string) =>
  /^[a-z]{2,3}(?![a-z])/i.exec(tag)?.[0].toLowerCase() ?? '';
