/** A path in `_headers` or `_redirects`: `*` is any rest (group `splat`), `:name` one segment. */
export function parsePattern(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const named = source.replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  return new RegExp(`^${named.replace('*', '(?<splat>.*)')}$`);
}
