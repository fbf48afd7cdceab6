import { isSlug } from '#domain/text/slug-rule.ts';

/** First parts of addresses that the site, its backend or its host has for itself, without endings. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['admin', 'admin-sw', 'assets', 'blog', 'build', 'decoders', 'favicon', 'feed', 'fonts'],
  ...[
    'files',
    'home',
    'icon',
    'media',
    'pictures',
    'portfolio',
    'portfolio-images',
    'privacy',
    'robots',
  ],
  ...['rss', 'services', 'sitemap', 'social', '404', '500', 'api', 'auth', 'cdn-cgi', 'functions'],
  ...['graphql', 'health', 'realtime', 'rest', 'storage', 'appointment', 'your-word', 'preview'],
]);

/**
 * Whether a page of staff's own of this kind may have the address /services/{slug} (`service`) or /{slug}
 * (`page`, `legal`). The database checks the same rule; addresses of the folder's pages only the site knows.
 */
export function isPageSlug(kind: string, slug: string): boolean {
  if (kind === 'service') return isSlug(slug);
  return (kind === 'page' || kind === 'legal') && isSlug(slug) && !RESERVED.has(slug);
}
