import { site } from '#business/site.ts';
import { codeOf, languageIn } from '#languages/addresses.ts';

/** What the site, its staff area, an embedded backend and a host answer themselves; a language's pages, too. */
const OURS =
  /^\/(?:$|(?:admin|_astro|pictures|decoders|files|auth|rest|storage)(?:\/|$)|(?:_headers|_redirects|health|blog|portfolio|services|privacy|search|appointment|your-word|preview|index|404)\/?$)/i;
const LANGUAGES = site.otherLanguages.map(codeOf);
/** `rss.xml`, `robots.txt`; not the pages of a former site. */
const FILE = /\.(?!html?$|php$)\w+$/i;

/**
 * Whether a path of a former site may lead on from here. In a `_redirects` file `*` and `:` match other
 * paths too, and some hosts put its rules before the files of the site.
 *
 * @param languages codes of those beside the main one.
 */
export function isOldAddress(path: string, languages: readonly string[] = LANGUAGES): boolean {
  // A letter of another script has up to nine signs here; no host reads an address that is longer.
  if (!/^\/[\w%./-]{0,1999}$/.test(path)) return false;
  const plain = decoded(path);
  return (
    /^[\w./\-\u0080-\uffff]+$/.test(plain) &&
    !/\/[./]/.test(plain) &&
    !FILE.test(plain) &&
    !OURS.test(inMainLanguage(plain.replace(/\.html?$/i, ''), languages))
  );
}

function inMainLanguage(path: string, languages: readonly string[]): string {
  const code = languageIn(path.toLowerCase(), languages);
  return code === '' ? path : path.slice(code.length + 1) || '/';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
