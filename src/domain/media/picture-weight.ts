import { staff } from '#languages/staff.ts';
import { megabytes } from './media-library.ts';

/** Takes long to arrive where the original is shown: in the large view, or without transforms. */
const HEAVY_BYTES = 5_000_000;

/** How many of these pictures weigh too much; each counts once, and one that is not known does not. */
export function countHeavy(
  ids: readonly string[],
  pictures: ReadonlyMap<string, { bytes: number }>,
): number {
  return [...new Set(ids)].filter((id) => (pictures.get(id)?.bytes ?? 0) > HEAVY_BYTES).length;
}

export function heavyPictures(count: number): string {
  const most = megabytes(HEAVY_BYTES);
  return staff.media.tooHeavy(staff.screens.pictureCount(count), count === 1, most);
}
