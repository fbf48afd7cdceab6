import type { MediaFilter, MediaOrder } from '#data/media/media-library.ts';

/** What each filter of the library is called. */
export const FILTERS: Readonly<Record<MediaFilter, string>> = {
  all: 'All pictures',
  undescribed: 'No description',
  unused: 'Not used',
  used: 'Used',
  large: 'Larger than needed',
  bin: 'Bin',
};

/** What each order of the library is called. */
export const ORDERS: Readonly<Record<MediaOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'By name',
  largest: 'Largest first',
};

/** The kinds of files, by what their media type begins with. */
export const KINDS: Readonly<Record<string, string>> = {
  '': 'Any kind',
  'image/': 'Pictures',
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};
