/** What a path of a static site answers with: a file below the site's folder, or another address. */
export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/**
 * Finds the file of a request path as the static hosts do that leave `.html` out of addresses:
 * `/blog` is `blog.html`, and every other spelling of it (`/blog/`, `/blog.html`, `/index`) leads to
 * that one by a single redirect, so that a page has one address only.
 *
 * @param path decoded path of the request, beginning with `/`
 * @param exists whether the site has a file of that name (relative, with forward slashes)
 */
export function resolvePath(path: string, exists: (file: string) => boolean): Resolution {
  const name = path.slice(1);
  if (name.includes('\0') || name.split('/').includes('..')) return { kind: 'missing' };
  const canonical = canonicalPath(path);
  if (canonical !== path && pageFile(canonical.slice(1), exists)) {
    return { kind: 'redirect', location: canonical };
  }
  const page = pageFile(name, exists);
  if (page) return { kind: 'file', file: page };
  if (name !== '' && exists(name)) return { kind: 'file', file: name };
  return { kind: 'missing' };
}

function canonicalPath(path: string): string {
  const bare = path
    .replace(/\.html$/, '')
    .replace(/\/+$/, '')
    .replace(/(^|\/)index$/, '')
    .replace(/^\/+/, '/');
  return bare === '' ? '/' : bare;
}

function pageFile(name: string, exists: (file: string) => boolean): string | null {
  if (name.endsWith('/')) return null;
  const candidates = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`];
  return candidates.find(exists) ?? null;
}
