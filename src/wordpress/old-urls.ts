/** The host of an address, without `www.`; '' for none. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

export const isPdf = (url: string) => /\.pdf(?:[?#]|$)/i.test(url);

/** `oak.jpg`, of which WordPress makes `oak-300x200.jpg` and `oak-scaled.jpg`. */
export const plainName = (url: string) =>
  url.replace(/-\d{1,5}x\d{1,5}(\.\w+)$/, '$1').replace(/-(?:scaled|rotated)(\.\w+)$/, '$1');
