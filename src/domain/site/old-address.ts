/** What the site, its staff area and an embedded backend answer themselves. */
const OURS =
  /^\/(?:$|(?:admin|_astro|pictures|decoders|files|auth|rest|storage)(?:\/|$)|(?:blog|portfolio|services|privacy|search|visit|your-word|index|404)\/?$)/i;
/** `rss.xml`, `robots.txt`; not the pages of a former site. */
const FILE = /\.(?!html?$|php$)\w+$/i;

/**
 * Whether a path of a former site may lead on from here. In a `_redirects` file `*` and `:` match other
 * paths too, and some hosts put its rules before the files of the site.
 */
export function isOldAddress(path: string): boolean {
  if (!/^\/[\w%./-]*$/.test(path)) return false;
  const plain = decoded(path);
  return (
    /^[\w./\-\u0080-\uffff]+$/.test(plain) &&
    !/\/[./]/.test(plain) &&
    !FILE.test(plain) &&
    !OURS.test(plain.replace(/\.html?$/i, ''))
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
