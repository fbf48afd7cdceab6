export interface HeaderRule {
  path: string;
  pattern: RegExp;
  headers: [name: string, value: string][];
}

/**
 * Reads a `_headers` file as Cloudflare Pages and Netlify do: a path, then indented `Name: value` lines;
 * `#` begins a comment.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (/^\s/.test(line)) {
      const colon = line.indexOf(':');
      const rule = rules.at(-1);
      if (!rule || colon < 0) continue;
      rule.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
    } else {
      const path = line.trim();
      rules.push({ path, pattern: parsePattern(path), headers: [] });
    }
  }
  return rules;
}

/** A path's headers; later rules win. */
export function headersFor(rules: HeaderRule[], path: string): Headers {
  const headers = new Headers();
  for (const rule of rules) {
    if (!rule.pattern.test(path)) continue;
    for (const [name, value] of rule.headers) headers.set(name, value);
  }
  return headers;
}

/** A path in `_headers` or `_redirects`: `*` is any rest (group `splat`), `:name` one segment. */
export function parsePattern(path: string): RegExp {
  const source = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const named = source.replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
  return new RegExp(`^${named.replace('*', '(?<splat>.*)')}$`, 's');
}
