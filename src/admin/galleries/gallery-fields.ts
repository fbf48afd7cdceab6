import type { Gallery } from '#data/galleries/galleries.ts';
import type { GalleryFields } from '#data/galleries/gallery-changes.ts';
import { countCharacters, splitList } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';

/** A field of a gallery that is typed: what stands in it, and what becomes of that. */
export interface TypedField {
  label: string;
  read: (gallery: Gallery) => string;
  write: (text: string) => GalleryFields;
  /** What is wrong with a text, in a sentence; '' for nothing. */
  check: (text: string) => string;
  /** In characters; the database's own limit. */
  limit?: number;
}

/** The fields in which words stand as they are. */
type TextColumn = 'title' | 'summary' | 'story' | 'place';

function words(
  label: string,
  column: TextColumn,
  limit: number,
  isLine = true,
): TypedField & { limit: number } {
  return {
    label,
    limit,
    read: (gallery) => gallery[column],
    write: (text) => ({ [column]: isLine ? text.replace(/\s*\n\s*/g, ' ') : text }),
    check: (text) =>
      countCharacters(text) > limit
        ? `${label} has at most ${limit.toLocaleString('en-GB')} characters.`
        : '',
  };
}

function wholeNumber(
  label: string,
  column: 'year' | 'duration_weeks',
  [lowest, highest]: readonly [number, number],
): TypedField {
  return {
    label,
    read: (gallery) => String(gallery[column] ?? ''),
    write: (text) => ({ [column]: text.trim() === '' ? null : Number(text) }),
    check: (text) => {
      const number = Number(text);
      const fits = Number.isInteger(number) && number >= lowest && number <= highest;
      return text.trim() === '' || fits ? '' : `A whole number from ${lowest} to ${highest}.`;
    },
  };
}

export const GALLERY_FIELDS = {
  title: words('Title', 'title', 200),
  summary: words('Summary', 'summary', 500),
  story: words('Story', 'story', 50_000, false),
  place: words('Place', 'place', 120),
  year: wholeNumber('Year', 'year', [1900, 2100]),
  weeks: wholeNumber('Weeks of work', 'duration_weeks', [1, 520]),
  service: {
    label: 'Service',
    read: ({ service }) => service ?? '',
    write: (text) => ({ service: text || null }),
    check: () => '',
  },
  materials: {
    label: 'Materials',
    read: ({ materials }) => materials.join(', '),
    write: (text) => ({ materials: splitList(text) }),
    check: (text) => {
      const entries = splitList(text);
      if (entries.length > 20) return 'At most 20 materials.';
      return entries.some((entry) => countCharacters(entry) > 80)
        ? 'A material has at most 80 characters; put commas between them.'
        : '';
    },
  },
  address: {
    label: 'Address',
    read: ({ slug }) => slug,
    write: (slug) => ({ slug: slug.trim() }),
    check: (text) =>
      isSlug(text.trim())
        ? ''
        : 'Small letters and figures, with single hyphens between words; at most 96, and none of the names that the site needs itself.',
  },
} satisfies Record<string, TypedField>;
