import { headingIds, PAGE_IDS } from '#domain/markdown/headings.ts';

export interface BodyPicture {
  /** Of the media library. */
  mediaId: string;
  /** What the text itself says of it; '' leaves the word to the library. */
  alt: string;
}

/** As the database finds pictures before it publishes an article (`private.shown_pictures`). */
const MEDIA = 'media:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})';
const PICTURE = new RegExp(`!\\[((?:[^\\]\\\\]|\\\\.)*)\\]\\(\\s*<?${MEDIA}`, 'gi');
const PICTURE_WITH_LABEL = /!\[\s*\]\[((?:[^\]\\]|\\.)+)\]/g;
const LABEL = new RegExp(`^ {0,3}\\[((?:[^\\]\\\\]|\\\\.)+)\\]:\\s*<?${MEDIA}`, 'gim');
const IMAGE = /<img\s[^>]*>/gi;
const IMAGE_SOURCE = new RegExp(`\\ssrc\\s*=\\s*["']?\\s*${MEDIA}`, 'i');
const IMAGE_ALT = /\salt\s*=\s*(?:"([^"]*)|'([^']*)|([^\s"'>]+))/i;
const LINK = /(?<!!)\[(?:[^\]\\]|\\.)*\]\(\s*<?(\/(?![/\\])[^)\s>]*)/g;
const PLACE = /(?<!!)\[(?:[^\]\\]|\\.)*\]\(\s*<?#([^)\s>]+)/g;
/** After a number sign, over a line, or in HTML; in a list or a quotation too. */
const HEADING =
  /^ {0,3}(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*)*(?:(?<marks>#{1,6})[ \t]+(?<text>.+)|(?<over>\S.*)\n {0,3}(?<line>=+|-+)[ \t]*$|<h(?<level>[1-6])[^>]*>(?<html>.*?)<\/h[1-6]>)/gim;

/** The pictures of a stored text, in the order in which they stand. */
export function picturesIn(body: string): BodyPicture[] {
  return [
    ...[...body.matchAll(PICTURE)].map(({ index, 1: alt, 2: id }) => ({ index, alt, id })),
    ...labelledIn(body),
    ...imagesIn(body),
  ]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ alt = '', id }) => (id ? { alt: alt.trim(), mediaId: id.toLowerCase() } : []));
}

/** `![][oak]` with `[oak]: media:<id>` elsewhere; `![oak]` says what it shows. */
function labelledIn(body: string) {
  const plain = (label = '') => label.toLowerCase().replace(/\s+/g, ' ');
  const ids = new Map([...body.matchAll(LABEL)].map(([, label, id]) => [plain(label), id]));
  return [...body.matchAll(PICTURE_WITH_LABEL)].map(({ index, 1: label }) => {
    return { index, alt: '', id: ids.get(plain(label)) };
  });
}

function imagesIn(body: string) {
  return [...body.matchAll(IMAGE)].map(({ index, 0: tag }) => {
    const [, double, single, bare] = IMAGE_ALT.exec(tag) ?? [];
    return { index, alt: double ?? single ?? bare, id: IMAGE_SOURCE.exec(tag)?.[1] };
  });
}

/** The addresses of this site that a text links to, each once: paths without what stands behind `?` or `#`. */
export function pathsIn(body: string): string[] {
  const paths = [...withoutCode(body).matchAll(LINK)].map(([, address = '']) => pathOf(address));
  return [...new Set(paths)];
}

/** The links of a text to headings of its own (`#price`) that are not there, each once. */
export function deadPlacesIn(body: string): string[] {
  const text = withoutCode(body);
  const places = new Set([...text.matchAll(PLACE)].map(([, id = '']) => id));
  if (places.size === 0) return [];
  const words = headings(text).map(({ text: own, over, html }) => plain(own ?? over ?? html ?? ''));
  // A sign between words may be one of Markdown or itself: a link is called dead when it is so either way.
  const unsigned = words.map((heading) => heading.replace(/[*~`]/g, ''));
  const there = new Set([...headingIds(words), ...headingIds(unsigned), ...PAGE_IDS]);
  return [...places].filter((id) => !there.has(id)).map((id) => `#${id}`);
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
};

function plain(heading: string): string {
  return heading
    .replace(/!\[[^\]]*\]\([^)]*\)|\[([^\]]*)\]\([^)]*\)|<[^>]*>|\\/g, '$1')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/** The levels of a text's headings, in their order: 2 for `##`. */
export function headingLevelsIn(body: string): number[] {
  return headings(withoutCode(body)).map(({ marks, line, level }) => {
    if (line) return line.startsWith('=') ? 1 : 2;
    return marks?.length ?? Number(level);
  });
}

type HeadingParts = Partial<Record<'marks' | 'text' | 'over' | 'line' | 'level' | 'html', string>>;

const headings = (text: string): HeadingParts[] =>
  [...text.matchAll(HEADING)].map(({ groups = {} }) => groups);

/** What stands in a block of code is shown as it is. */
function withoutCode(body: string): string {
  return body.replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\2|$(?![\s\S]))/gm, '');
}

function pathOf(address: string): string {
  const path = address.replace(/[?#].*$/, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}
