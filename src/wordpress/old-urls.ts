/** The host of an address, without `www.`; '' for none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

export const isPdf = (url: string) => /\.pdf(?:[?#]|$)/i.test(url);

/** Without what is asked of it. */
export const plainUrl = (url: string) => url.replace(/[?#].*$/s, '');

export const baseName = (url: string) => plainUrl(url).split('/').at(-1) ?? '';

/** `oak.jpg`, of which WordPress makes `oak-300x200.jpg` and `oak-scaled.jpg`. */
export const plainName = (url: string) =>
  url.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1').replace(/-(?:scaled|rotated)(\.\w+)$/, '$1');

/**
 * What the file of an address is called in a copy of `wp-content/uploads`, the likeliest first: as it lies below
 * `uploads`; else as the address has it, which is how WordPress.com lays its files out; else by its name alone.
 */
export function namesInFolder(url: string): string[] {
  const plain = plainUrl(url);
  const [, inUploads] = /\/uploads\/(.+)$/s.exec(plain) ?? [];
  const whole = plain.replace(/^[a-z]+:\/\/[^/]*\//i, '');
  const names = [inUploads ?? whole, baseName(url)];
  return [...new Set(names.flatMap((name) => [name, plainName(name)]))].map(decoded);
}

/** WordPress percent-encodes what is no ASCII. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
