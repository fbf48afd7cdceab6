import { lookup } from 'mrmime';

/** Named by their content, so browsers may cache them for good: see `headersFile`. */
const HASHED_ASSETS = ['/_astro/', '/pictures/', '/search/'];

/** Whether a path names its content, so that it never changes. */
export function isHashed(path: string): boolean {
  return HASHED_ASSETS.some((folder) => path.startsWith(folder));
}

/** `Cache-Control` of a path for which `_headers` has none. */
export function defaultCaching(path: string): string {
  return isHashed(path)
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** `Content-Type` of a file. */
export function contentType(name: string): string {
  if (name.endsWith('.ico')) return 'image/vnd.microsoft.icon';
  const type = lookup(name) ?? 'application/octet-stream';
  return /^text\/|javascript|json|xml/.test(type) && !type.includes('charset')
    ? `${type}; charset=utf-8`
    : type;
}
