import { staff } from '#languages/staff.ts';
import type { Media } from './media.ts';

export function nameOfMedia({ title, path }: Pick<Media, 'title' | 'path'>): string {
  return title || (path.split('/').at(-1) ?? path);
}

/** The size of a file: 1,234,567 → '1.2 MB'. */
export function spellBytes(bytes: number): string {
  return bytes < 1_000_000
    ? staff.media.kb(Math.max(1, Math.round(bytes / 1000)))
    : staff.media.mb((bytes / 1_000_000).toFixed(1));
}
