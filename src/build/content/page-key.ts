import { createHash } from 'node:crypto';
import { currentSnapshot } from './snapshot.ts';

/**
 * The key under which a built page is kept: while it stays the same, the next build takes the page
 * over instead of rendering it.
 *
 * @param shown everything from the content that the page shows, its neighbours included. Astro covers
 *   the code of the page, and `incrementalKeys` what is around every page. The owner's settings, which
 *   every page shows in its footer, are added here.
 */
export async function pageKey(shown: unknown): Promise<string> {
  const { settings } = await currentSnapshot();
  return createHash('sha256')
    .update(JSON.stringify([shown, settings]))
    .digest('hex');
}
