import type { MediaFilter, MediaOrder } from '#data/media/media-library.ts';
import { staff } from '#languages/staff.ts';

/** What each filter of the library is called. */
export const FILTERS: Readonly<Record<MediaFilter, string>> = {
  get all() {
    return staff.media.allPictures;
  },
  get undescribed() {
    return staff.media.noDescription;
  },
  get unused() {
    return staff.media.notUsed;
  },
  get used() {
    return staff.media.used;
  },
  get large() {
    return staff.media.largerThanNeeded;
  },
  get bin() {
    return staff.media.bin;
  },
};

/** What each order of the library is called. */
export const ORDERS: Readonly<Record<MediaOrder, string>> = {
  get newest() {
    return staff.media.newestFirst;
  },
  get oldest() {
    return staff.media.oldestFirst;
  },
  get name() {
    return staff.media.byName;
  },
  get largest() {
    return staff.media.largestFirst;
  },
};

/** The kinds of files, by what their media type begins with. */
export const KINDS: Readonly<Record<string, string>> = {
  get ''() {
    return staff.media.anyKind;
  },
  get 'image/'() {
    return staff.media.pictures;
  },
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
  'image/gif': 'GIF',
};
