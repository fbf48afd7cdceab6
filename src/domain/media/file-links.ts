/** A PDF that pages lead to. */
export interface LinkedFile {
  /** Its address on the site. */
  path: string;
  /** Behind the words of a link: `(PDF, 240 kB)`. */
  note: string;
}

/** A link to something of the library, as our own renderers write it: attributes in double quotes. */
const LINK =
  /<a((?: [\w-]+="[^"]*")*?) href="media:([0-9a-f-]{36})"((?: [\w-]+="[^"]*")*)>(.*?)<\/a>/gs;

/** Ids of what the links of safe HTML lead to in the library. */
export function linkedMedia(html: string): string[] {
  return [...html.matchAll(LINK)].map(([, , id = '']) => id);
}

/**
 * Puts in where links to PDFs lead, and says behind their words what a visitor gets. Of a link to what is no
 * PDF, or is there no more, the words stay.
 */
export function withFileLinks(html: string, files: ReadonlyMap<string, LinkedFile>): string {
  return html.replace(LINK, (_, before: string, id: string, after: string, words: string) => {
    const file = files.get(id);
    if (!file) return words;
    // In a button an ordinary space behind an element would be none.
    const gap = words.endsWith('>') ? '\u00a0' : ' ';
    return `<a${before} href="${file.path}"${after}>${words}${gap}${file.note}</a>`;
  });
}

/** Its kind and size in a language, whose spaces don't break: `(PDF, 240 kB)`. @param language as `en-GB`. */
export function fileNote(bytes: number, language: string): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1000, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const size = new Intl.NumberFormat(language, {
    ...{ style: 'unit', unit, unitDisplay: 'short' },
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
  }).format(unit === 'kilobyte' ? Math.max(1, value) : value);
  return `(PDF,\u00a0${size.replace(/\s/g, '\u00a0')})`;
}

/** The address of a PDF for visitors. */
export function filePath(slug: string): string {
  return `/files/${slug}.pdf`;
}
