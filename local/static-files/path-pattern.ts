/** A path of a `_headers` or `_redirects` file, with `*` and `:name` standing for what varies. */
export interface PathPattern {
  /** The values of `:name` and of `*` (called `splat`), or `null` when the path does not fit. */
  match(path: string): Record<string, string> | null;
}

/** Reads one pattern: `*` takes any rest, `:name` one segment. */
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
