import { createHash } from 'node:crypto';

/**
 * The key under which a built page is kept: while it stays the same, the next build takes the page
 * over instead of rendering it.
 *
 * @param shown everything from the content that the page shows, its neighbours included. Astro covers
 *   the code of the page, and `incrementalKeys` what is around every page.
 */
export function pageKey(shown: unknown): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex');
}
