import { hash } from 'node:crypto';
import { currentSnapshot } from './snapshot.ts';

/**
 * The key under which a built page is kept: while it stays the same, the next build takes the page
 * over instead of rendering it.
 *
 * What is the same object as at the last release is not looked at again, so that the keys of a
 * thousand articles cost what has changed of them. Objects of the content are never altered.
 *
 * @param shown everything from the content that the page shows, its neighbours included. Astro covers
 *   the code of the page, and `incrementalKeys` what is around every page. The owner's settings, which
 *   every page shows in its footer, are added here.
 */
export async function pageKey(shown: Readonly<Record<string, unknown>>): Promise<string> {
  const { settings } = await currentSnapshot();
  return digestOf(JSON.stringify([Object.entries(shown).map(partOf), partOf(settings)]));
}

const known = new WeakMap<object, string>();

/** What stands for a part in a key: of objects a digest, of lists one for each item. */
function partOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(partOf);
  if (typeof part !== 'object' || part === null) return part;
  const digest = known.get(part) ?? digestOf(JSON.stringify(part));
  known.set(part, digest);
  return digest;
}

function digestOf(text: string): string {
  return hash('sha256', text);
}
