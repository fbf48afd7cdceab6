import { lookup } from 'mrmime';

/** What a path, or with `*` at its end all below it, is answered with. Later rules win. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Where a path, or with `*` at its end all below it, leads. With 200 that page answers at the same address. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** Files of a site that tell servers how to answer, and that visitors are not given. */
export const RULE_FILES = /^_(?:headers|redirects)(?:\.(?:caddy|nginx))?$/;

/** `Cache-Control` where no rule has one: asked for again each time. */
export const FRESH = 'public, max-age=0, must-revalidate';

/** What a sentence puts behind an address, and mail programs take for a part of it. */
const BEHIND_LINKS = String.raw`[.,;:!)\]'\x22]+`;
/** Addresses that mean a page, which is in the first group: `/blog/`, `/blog.html`, `/blog/index`, `/blog.` */
export const OTHER_SPELLING = String.raw`^((?:/[\w.~-]+?)+?)(?:/index(?:\.html|/*)|\.html|/+|${BEHIND_LINKS})$`;
/** The same of the first page. */
export const OTHER_HOME = String.raw`^/(?:index(?:\.html|/*)|${BEHIND_LINKS})$`;

/** `Content-Type` of a file. */
export function contentType(name: string): string {
  if (name.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}

/** Types worth compressing; pictures and fonts are compressed already. */
const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|ld\+json|xml|rss\+xml|manifest\+json|wasm)|image\/svg)/;

export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** Endings of the files of a site, by their types: those that servers know otherwise or not at all are among them. */
export const TYPES: ReadonlyMap<string, readonly string[]> = Map.groupBy(
  [
    ...['html', 'css', 'js', 'mjs', 'json', 'map', 'webmanifest', 'xml', 'txt', 'wasm', 'pdf'],
    ...['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'ico', 'woff2', 'ics', 'md'],
  ],
  (ending) => contentType(`.${ending}`),
);

/** A rule's path as a regular expression of nginx and of Go. */
export function expressionOf(path: string): string {
  const quoted = path.replace(/[.+?^${}()|[\]\\"]/g, '\\$&');
  return quoted.endsWith('*') ? `^${quoted.slice(0, -1)}` : `^${quoted}$`;
}

/** An address as it stands in `Location`. */
export function locationOf(address: string): string {
  return encoded(address).replaceAll('$', '%24');
}

function encoded(address: string): string {
  try {
    return encodeURI(decodeURI(address));
  } catch {
    // With a part of what was asked for, in the place of `:splat`.
    return encodeURI(address);
  }
}

/** Those that lead elsewhere, as servers compare and send them. The first of an address counts: two are refused. */
export function movesOf(redirects: readonly Redirect[]): Redirect[] {
  const moves = redirects.filter(({ status }) => status !== 200);
  const byPath = Map.groupBy(moves, ({ from }) => decodedPath(from));
  return [...byPath].flatMap(([from, [first]]) =>
    first ? [{ from, to: locationOf(first.to), status: first.status }] : [],
  );
}

/** The path that servers compare, of one that may be written with percent signs. */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
