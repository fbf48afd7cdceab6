/** Address of a picture in the media library, as article text writes it: `media:<uuid>`. */
const MEDIA = /^media:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** @returns the id of the media item that a picture's address names, or `null` for any other address. */
export function mediaId(address: unknown): string | null {
  const match = typeof address === 'string' ? MEDIA.exec(address.trim()) : null;
  return match?.[1]?.toLowerCase() ?? null;
}

/**
 * The address a link may lead to, or `null` when the link must go and only its text stays.
 *
 * Kept: paths of this site (`/…`), places on the page (`#…`), and absolute http, https, mailto and
 * tel addresses. Everything relative or undecodable (`%zz`) would lead nowhere, and every other
 * scheme (`javascript:`, `data:`, …) is refused, in whatever letters or with whatever control
 * characters it is written.
 */
export function safeAddress(address: unknown): string | null {
  if (typeof address !== 'string') return null;
  const text = removeControls(address).trim();
  if (text === '' || !isDecodable(text)) return null;
  if (text.startsWith('#')) return text.length > 1 ? text : null;
  // `//host` and `/\host` leave the site although they look like a path.
  if (text.startsWith('/')) return /^\/[/\\]/.test(text) ? null : text;
  if (!/^(https?|mailto|tel):/i.test(text) || !URL.canParse(text)) return null;
  return text;
}

/** Whether an address leaves the site in a browser tab (mail and telephone links don't). */
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

/** Browsers ignore these inside a scheme, so `java\nscript:` would run. */
function removeControls(text: string): string {
  return [...text].filter((character) => character > '\u001f' && character !== '\u007f').join('');
}
