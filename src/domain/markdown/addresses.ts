/** `media:<uuid>`, the address of a picture or PDF of the library in texts and links. */
const MEDIA = /^media:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** In the place of a picture that did not come along when the text was pasted; readers are shown nothing. */
export const MISSING_PICTURE = 'media:missing';

/** @returns the id in a `media:` address; `null` for any other. */
export function mediaId(address: unknown): string | null {
  const match = typeof address === 'string' ? MEDIA.exec(address.trim()) : null;
  return match?.[1]?.toLowerCase() ?? null;
}

/**
 * The address a link may lead to, or `null` when only its text may stay.
 *
 * Kept: paths of this site (`/…`), anchors (`#…`), absolute http, https, mailto and tel addresses, and PDFs
 * of the library (`media:…`), whose place the build puts in.
 * Relative and undecodable (`%zz`) ones would lead nowhere; every other scheme (`javascript:`, `data:`,
 * …) is refused, in whatever case or with whatever control characters.
 */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const text = removeControls(address).trim();
  if (text === '' || !isDecodable(text)) return null;
  if (text.startsWith('#')) return text.length > 1 ? text : null;
  // `//host` and `/\host` leave the site although they look like a path.
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text;
  const file = mediaId(text);
  if (file) return `media:${file}`;
  if (!/^(https?|mailto|tel):/i.test(text) || !URL.canParse(text)) return null;
  return text;
}

export function isExternal(address: string): boolean {
  return /^https?:/i.test(address);
}

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

/** Browsers ignore control characters in a scheme, so `java\nscript:` would run. */
function removeControls(text: string): string {
  return [...text].filter((character) => character > '\u001f' && character !== '\u007f').join('');
}
