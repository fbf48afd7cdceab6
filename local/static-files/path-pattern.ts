/** A path of a `_headers` or `_redirects` file. */
export interface PathPattern {
  /** Values of `:name` and of `*` (called `splat`), or `null` for another path. */
  match(path: string): Record<string, string> | null;
}

/** `*` matches any rest, `:name` one segment. */
export function parsePattern(pattern: string): PathPattern {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const expression = new RegExp(
    `^${source.replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)').replace('*', '(?<splat>.*)')}$`,
  );
  return {
    match(path) {
      const found = expression.exec(path);
      return found ? { ...found.groups } : null;
    },
  };
}
