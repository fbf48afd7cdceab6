import type { Media } from './media.ts';

/** What people call a picture: its name, or that of its file. */
export function nameOfMedia({ title, path }: Pick<Media, 'title' | 'path'>): string {
  return title || (path.split('/').at(-1) ?? path);
}
