import type { MediaFilter, MediaOrder } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** What each filter of the library is called. */
export const mediaFilters = (): Record<MediaFilter, string> => ({
  all: staff.lists.all(staff.lists.things.pictures),
  undescribed: staff.media.noDescription,
  unused: staff.media.notUsed,
  used: staff.media.used,
  large: staff.media.largerThanNeeded,
  bin: staff.lists.bin,
});

/** What each order of the library is called. */
export const mediaOrders = (): Record<MediaOrder, string> => ({
  newest: staff.media.newestFirst,
  oldest: staff.media.oldestFirst,
  name: staff.media.byName,
  largest: staff.media.largestFirst,
});

/** The kinds of files, by what their media type begins with. */
export const mediaKinds = (): Record<string, string> => ({
  '': staff.media.anyKind,
  'image/': staff.media.pictures,
  'application/pdf': 'PDF',
});
