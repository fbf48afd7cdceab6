/** A file of the site, or another address. */
export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' };

/**
 * Finds a path's file as static hosts without `.html` in addresses do: `/blog` is `blog.html`, and every
 * other spelling
 * (`/blog/`, `/blog.html`, `/index`) redirects there once, so that a page has one address.
 *
 * @param path decoded, beginning with `/`
 * @param exists whether the site has a file of that relative name
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

/** What a sentence puts behind an address, and mail programs take for a part of it. */
const BEHIND_LINKS = /[.,;:!)\]'"]+$/;

/** The page that is meant by a path with capital letters, or with the end of a sentence behind it. */
export function meantPath(path: string, exists: (file: string) => boolean): string | null {
  const meant = canonicalPath(path.toLowerCase().replace(BEHIND_LINKS, ''));
  return meant !== path && pageFile(meant.slice(1), exists) ? meant : null;
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
