/** Longest slug that is made of a title; longer titles are cut between words. */
const MAX_SLUG_LENGTH = 80;
/** Longest slug that may be written by hand. */
const LIMIT = 96;
/** Names that the site needs beside the slugs. */
const RESERVED: readonly string[] = ['index', 'page', 'search', 'tag', 'tags'];

/** Letters that do not decompose into a Latin letter and a mark. */
const SPELLED_OUT: Record<string, string> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  œ: 'oe',
  ł: 'l',
  '&': ' and ',
  '½': ' half ',
};

/**
 * The part of an address that a title becomes: `Oak or walnut?` → `oak-or-walnut`. Lower case ASCII
 * letters, digits and single hyphens, at most 80 characters; '' when nothing readable is left.
 *
 * The database makes the addresses of articles and galleries by the same rule (`private.to_slug`).
 */
export function toSlug(text: string): string {
  const ascii = text
    .replace(/[æðøßþœł&½]/giu, (letter) => SPELLED_OUT[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  const slug = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const lastHyphen = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : MAX_SLUG_LENGTH);
}

/** Whether a text may be the slug of an article or a gallery. The database checks the same rule. */
export function isSlug(text: string): boolean {
  return (
    text.length <= LIMIT && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !RESERVED.includes(text)
  );
}

/** A slug that is not in `taken`, with `-2`, `-3` … behind it where needed; `fallback` for unreadable text. */
export function uniqueSlug(text: string, taken: ReadonlySet<string>, fallback = 'section'): string {
  const slug = toSlug(text) || fallback;
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
