import { staff, staffTag } from '#languages/staff.ts';
import type { Media } from './media.ts';

export function nameOfMedia({ title, path }: Pick<Media, 'title' | 'path'>): string {
  return title || (path.split('/').at(-1) ?? path);
}

const inMegabytes = (bytes: number, digits: { least: number; most: number }) =>
  (bytes / 1_000_000).toLocaleString(staffTag(), {
    ...{ style: 'unit', unit: 'megabyte' },
    minimumFractionDigits: digits.least,
    maximumFractionDigits: digits.most,
    useGrouping: false,
  });

/** The size of a file: 1,234,567 → '1.2 MB'. */
export function spellBytes(bytes: number): string {
  return bytes < 1_000_000
    ? staff.media.kb(Math.max(1, Math.round(bytes / 1000)))
    : inMegabytes(bytes, { least: 1, most: 1 });
}

/** The size of photographs, as people say it: '0.9 MB', '209 MB'. */
export function megabytes(bytes: number): string {
  return inMegabytes(Math.max(100_000, bytes), { least: 0, most: bytes < 9_950_000 ? 1 : 0 });
}

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
