/** What a language is called in addresses and tables: `pt-PT` is `pt`. */
export function codeOf(tag: string): string {
  return new Intl.Locale(tag).language;
}

/**
 * An address in a language. @param language its code, '' for the main one, which has no prefix.
 * @param path as it is in the main language: `/privacy`, `/#contact`.
 */
export function pathIn(language: string, path: string): string {
  return language === '' ? path : `/${language}${path.replace(/^\/(?=$|[#?])/, '')}`;
}

/** The language of an address among those of the site. @param codes of the other languages. */
export function languageIn(path: string, codes: readonly string[]): string {
  const [, first = ''] = /^\/([^/.?#]+)/.exec(path) ?? [];
  return codes.includes(first) ? first : '';
}

const names = new Map<string, string>();

/** What speakers of a language call it: `Português`. @param tag as in `<html lang>`. */
export function nameOfLanguage(tag: string): string {
  const known = names.get(tag);
  if (known) return known;
  // 0.1 ms each, and every page of a site in several languages names them all.
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(codeOf(tag)) ?? tag;
  const made = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  names.set(tag, made);
  return made;
}
