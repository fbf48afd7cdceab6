import type { Media } from './media.ts';

export function nameOfMedia({ title, path }: Pick<Media, 'title' | 'path'>): string {
  return title || (path.split('/').at(-1) ?? path);
}

/** The size of a file: 1,234,567 → '1.2 MB'. */
export function spellBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
