export interface SitemapEntry {
  address: string;
  /** When what the page shows last changed: ISO 8601. */
  changed?: string | undefined;
  /** Absolute addresses of the pictures on it, each once. */
  images: readonly string[];
}

/** Entries in one file: the protocol allows 50,000. */
const MOST = 45_000;

const BEGIN = '<?xml version="1.0" encoding="UTF-8"?>';
const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * The files of a sitemap by their paths: all that a site of fewer pages needs is `/sitemap.xml`; there an
 * index of the parts is, where they are more.
 *
 * @param origin of the site, without a slash at the end.
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  origin: string,
): Map<string, string> {
  if (entries.length <= MOST) return new Map([['/sitemap.xml', urlSet(entries)]]);
  const parts = new Map<string, string>();
  for (let from = 0; from < entries.length; from += MOST) {
    parts.set(`/sitemap-${from / MOST}.xml`, urlSet(entries.slice(from, from + MOST)));
  }
  const named = [...parts.keys()].map((path) => `<sitemap>${location(origin + path)}</sitemap>`);
  const index = `${BEGIN}<sitemapindex ${PROTOCOL}>${named.join('')}</sitemapindex>`;
  return parts.set('/sitemap.xml', index);
}

function urlSet(entries: readonly SitemapEntry[]): string {
  return `${BEGIN}<urlset ${PROTOCOL} ${IMAGES}>${entries.map(url).join('')}</urlset>`;
}

function url({ address, changed, images }: SitemapEntry): string {
  const date = changed ? `<lastmod>${changed}</lastmod>` : '';
  const pictures = images.map(
    (image) => `<image:image>${location(image, 'image:loc')}</image:image>`,
  );
  return `<url>${location(address)}${date}${pictures.join('')}</url>`;
}

function location(address: string, tag = 'loc'): string {
  const text = address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${tag}>${text}</${tag}>`;
}
