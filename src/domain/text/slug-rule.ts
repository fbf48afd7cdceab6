/** Longest slug that may be written by hand. */
const LIMIT = 96;
/** Names that the site needs beside the slugs. */
const RESERVED: readonly string[] = ['index', 'page', 'search', 'tag', 'tags'];

/**
 * Whether a text may be the slug of an article or a gallery. The database checks the same rule. (In a
 * file of its own: the contact form needs it, and nothing of how slugs are made.)
 */
export function isSlug(text: string): boolean {
  return (
    text.length <= LIMIT && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !RESERVED.includes(text)
  );
}
