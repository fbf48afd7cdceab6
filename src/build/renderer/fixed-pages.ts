import { pageKey } from '#build/content/page-key.ts';

/**
 * Pages that show nothing of the content but the owner's settings, by their routes. Astro asks only
 * routes with parameters for a key, so theirs are made here.
 */
const FIXED: ReadonlySet<string> = new Set([
  '/404',
  '/admin',
  '/admin-sw.js',
  '/admin.webmanifest',
  '/privacy',
  '/robots.txt',
  '/rss.css',
  '/social.jpg',
]);

/** The key of a page that hangs on code and settings alone; `null` for any other. */
export async function fixedKey(route: string): Promise<string | null> {
  return FIXED.has(route) ? pageKey({}) : null;
}
