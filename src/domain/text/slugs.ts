import { letters } from '#business/language.ts';

/** Longest slug that is made of a title; longer titles are cut between words. */
const MAX_SLUG_LENGTH = 80;

/** Letters that do not decompose into a Latin letter and a mark, where the language says nothing of them. */
const SPELLED_OUT: Record<string, string> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'e',
  '&': ' ',
  '½': ' ',
};

/** Where a word may be broken, or joined: no part of it. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/**
 * The part of an address that a title becomes: `Oak or walnut?` → `oak-or-walnut`. Lower case ASCII
 * letters, digits and single hyphens, at most 80 characters; '' when nothing readable is left.
 *
 * The database makes the addresses of articles and galleries by the same rule (`private.to_slug`).
 *
 * @param spelling of the language; that of the site where it is left out.
 */
export function toSlug(text: string, spelling: Readonly<Record<string, string>> = letters): string {
  const ascii = text
    .normalize('NFC')
    .replace(UNSEEN, '')
    // C, C++ and C# are three.
    .replace(/(?<=[a-z0-9+])\+/gi, ' plus')
    .replace(/(?<=[a-z])#/gi, ' sharp')
    .replace(/[&\u0080-\u{10ffff}]/gu, (sign) => {
      const letter = sign.toLowerCase();
      return spelling[letter] ?? SPELLED_OUT[letter] ?? sign;
    })
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase();
  const slug = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const lastHyphen = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
  return slug.slice(0, lastHyphen > 0 ? lastHyphen : MAX_SLUG_LENGTH);
}

/**
 * The address that an article gets when a title is saved. It follows the title until visitors have
 * known it, unless an author wrote it by hand; the database decides so too, and puts a number behind
 * one that is taken.
 *
 * @param saved what is stored, with its present slug; null before the first save.
 * @returns '' as long as there is no title to make it from.
 */
export function slugForTitle(
  title: string,
  saved: { title: string; slug: string; isKnownToVisitors: boolean } | null,
): string {
  const base = title.trim() === '' ? '' : toSlug(title) || 'article';
  if (!saved) return base;
  const isProvisional = /^draft-[0-9a-f]{8}$/.test(saved.slug);
  const oldBase = toSlug(saved.title) || 'article';
  const isMade = isProvisional || hasBase(saved.slug, oldBase);
  if (saved.isKnownToVisitors || !isMade) return saved.slug;
  return !isProvisional && oldBase === base ? saved.slug : base;
}

/** `oak` and `oak-2`, but not `oak-table`. */
function hasBase(slug: string, base: string): boolean {
  return (
    slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1)))
  );
}

/** A slug that is not in `taken`, with `-2`, `-3` … behind it where needed; `section` for unreadable text. */
export function uniqueSlug(text: string, taken: ReadonlySet<string>): string {
  const slug = toSlug(text) || 'section';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
