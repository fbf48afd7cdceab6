/**
 * First parts of addresses that are the site's own: routes, files, and what hosts serve. No page may have
 * one as its slug.
 */
const RESERVED: ReadonlySet<string> = new Set([
  ...['404', 'admin', 'blog', 'build', 'decoders', 'feed', 'index', 'offline', 'pictures'],
  ...['portfolio', 'robots', 'rss', 'search', 'services', 'sitemap', 'social', 'page'],
  ...['auth', 'rest', 'storage', 'favicon', 'icon', 'apple-touch-icon', 'tag', 'tags'],
]);

/** Whether a page at the root may have the address `/{slug}`. */
export function isFreeSlug(slug: string): boolean {
  return !RESERVED.has(slug) && !slug.startsWith('admin-') && !slug.startsWith('sitemap-');
}
