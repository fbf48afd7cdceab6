import { escapeText } from './markdown/feed.ts';

/** An address for search engines. */
export interface SitemapEntry {
  /** Absolute. */
  address: string;
  /** When what the page shows last changed. */
  changed?: Date | undefined;
  /** Absolute addresses of the pictures on it. */
  images?: readonly string[] | undefined;
}

/** The sitemap as sitemaps.org and Google's image extension define it. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...entries.map(entryOf),
    '</urlset>',
    '',
  ].join('\n');
}

function entryOf({ address, changed, images = [] }: SitemapEntry): string {
  return [
    '<url>',
    `<loc>${escapeText(address)}</loc>`,
    changed ? `<lastmod>${changed.toISOString()}</lastmod>` : '',
    ...[...new Set(images)].map(
      (image) => `<image:image><image:loc>${escapeText(image)}</image:loc></image:image>`,
    ),
    '</url>',
  ].join('');
}
