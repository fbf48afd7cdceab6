import { staff, staffTag } from '#languages/staff.ts';
import type { Media } from './media.ts';

export function nameOfMedia({ title, path }: Pick<Media, 'title' | 'path'>): string {
  return title || (path.split('/').at(-1) ?? path);
}

/** In the numbers of whoever reads it. */
const decimal = (value: number, digits: { least: number; most: number }) =>
  value.toLocaleString(staffTag(), {
    minimumFractionDigits: digits.least,
    maximumFractionDigits: digits.most,
    useGrouping: false,
  });

/** The size of a file: 1,234,567 → '1.2 MB'. */
export function spellBytes(bytes: number): string {
  return bytes < 1_000_000
    ? staff.media.kb(Math.max(1, Math.round(bytes / 1000)))
    : staff.media.mb(decimal(bytes / 1_000_000, { least: 1, most: 1 }));
}

/** The size of photographs, as people say it: '0.9 MB', '209 MB'. */
export function megabytes(bytes: number): string {
  const value = Math.max(0.1, bytes / 1_000_000);
  return staff.media.mb(decimal(value, { least: 0, most: value < 9.95 ? 1 : 0 }));
}
