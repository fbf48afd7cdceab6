/** A picture that a stored text shows. */
export interface BodyPicture {
  /** Of the media library. */
  mediaId: string;
  /** What the text itself says of it; '' leaves the word to the library. */
  alt: string;
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As the database finds them before it publishes (`private.require_described_pictures`). */
const PICTURE = new RegExp(`!\\[((?:[^\\]\\\\]|\\\\.)*)\\]\\(\\s*<?media:(${UUID})`, 'gi');
const LINK = /(?<!!)\[(?:[^\]\\]|\\.)*\]\(\s*<?(\/(?![/\\])[^)\s>]*)/g;

/** The pictures of a stored text, in the order in which they stand. */
export function picturesIn(body: string): BodyPicture[] {
  return [...body.matchAll(PICTURE)].map(([, alt = '', id = '']) => ({
    alt: alt.trim(),
    mediaId: id.toLowerCase(),
  }));
}

/** The addresses of this site that a text links to, each once: paths without what stands behind `?` or `#`. */
export function pathsIn(body: string): string[] {
  const paths = [...withoutCode(body).matchAll(LINK)].map(([, address = '']) => pathOf(address));
  return [...new Set(paths)];
}

/** The levels of a text's headings, in their order: 2 for `##`. */
export function headingLevelsIn(body: string): number[] {
  return [...withoutCode(body).matchAll(/^ {0,3}(#{1,6})\s+\S/gm)].map(
    ([, marks = '']) => marks.length,
  );
}

/** What stands in a block of code is shown as it is. */
function withoutCode(body: string): string {
  return body.replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\2|$(?![\s\S]))/gm, '');
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
