import type { Gallery } from '#data/galleries/galleries.ts';
import type { GalleryFields } from '#data/galleries/gallery-changes.ts';
import { countCharacters, splitList } from '#domain/text/plain-text.ts';
import { isSlug } from '#domain/text/slug-rule.ts';
import { type MessageKey, staff, staffTag } from '#languages/staff.ts';

/** A field of a gallery that is typed: what stands in it, and what becomes of that. */
export interface TypedField {
  label: MessageKey<'galleries'>;
  read: (gallery: Gallery) => string;
  write: (text: string) => GalleryFields;
  /** What is wrong with a text, in a sentence; '' for nothing. */
  check: (text: string) => string;
  /** In characters; the database's own limit. */
  limit?: number;
  /** Whether it says something else in each language of the site. */
  isTranslated?: boolean;
}

/** The fields in which words stand as they are. */
type TextColumn = 'title' | 'summary' | 'story' | 'place';

function words(
  label: MessageKey<'galleries'>,
  column: TextColumn,
  limit: number,
  isLine = true,
): TypedField & { limit: number } {
  return {
    label,
    limit,
    isTranslated: true,
    read: (gallery) => gallery[column],
    write: (text) => ({ [column]: isLine ? text.replace(/\s*\n\s*/g, ' ') : text }),
    check: (text) =>
      countCharacters(text) > limit
        ? staff.galleries.tooManyCharacters(
            staff.galleries[label],
            limit.toLocaleString(staffTag()),
          )
        : '',
  };
}

function wholeNumber(
  label: MessageKey<'galleries'>,
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
      return text.trim() === '' || fits ? '' : staff.galleries.wholeNumberBetween(lowest, highest);
    },
  };
}

export const GALLERY_FIELDS = {
  title: words('title', 'title', 200),
  summary: words('summary', 'summary', 500),
  story: words('story', 'story', 50_000, false),
  place: words('place', 'place', 120),
  year: wholeNumber('year', 'year', [1900, 2100]),
  weeks: wholeNumber('weeksOfWork', 'duration_weeks', [1, 520]),
  service: {
    label: 'service',
    read: ({ service }) => service ?? '',
    write: (text) => ({ service: text || null }),
    check: () => '',
  },
  materials: {
    label: 'materials',
    isTranslated: true,
    read: ({ materials }) => materials.join(', '),
    write: (text) => ({ materials: splitList(text) }),
    check: (text) => {
      const entries = splitList(text);
      if (entries.length > 20) return staff.galleries.tooManyMaterials;
      return entries.some((entry) => countCharacters(entry) > 80)
        ? staff.galleries.materialTooLong
        : '';
    },
  },
  address: {
    label: 'address',
    isTranslated: true,
    read: ({ slug }) => slug,
    write: (slug) => ({ slug: slug.trim() }),
    check: (text) => (isSlug(text.trim()) ? '' : staff.galleries.addressRule),
  },
} satisfies Record<string, TypedField>;
