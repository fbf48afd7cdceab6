import type { Gallery } from '#build/content/site-content.ts';
import { weeks } from '#business/words/times.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { site } from '#site';

/** How a tile lies in the composition of the home page. */
export type Shape = 'wide' | 'tall';

/** A job of the portfolio on the home page. */
export interface Tile {
  path: string;
  title: string;
  /** What it was and how long it took. */
  note: string;
  shape: Shape;
  media: PictureFile;
}

/** Two rows of two, mirrored: wide and tall, tall and wide. */
const SHAPES: readonly Shape[] = ['wide', 'tall', 'tall', 'wide'];

/** The first four jobs as tiles, and the rest. */
export function composeTiles(galleries: readonly Gallery[]): { tiles: Tile[]; rest: Gallery[] } {
  const tiles = galleries.slice(0, SHAPES.length).flatMap((gallery, index): Tile[] => {
    const shape = SHAPES[index] ?? 'wide';
    const media = pictureFor(gallery, shape);
    if (!media) return [];
    return [{ path: gallery.path, title: gallery.title, note: noteOf(gallery), shape, media }];
  });
  return { tiles, rest: galleries.slice(SHAPES.length) };
}

/** The cover if it has the tile's shape, or else the first picture that has: nothing is cut through. */
function pictureFor({ cover, pictures }: Gallery, shape: Shape): PictureFile | null {
  const fits = ({ width, height }: PictureFile) => width > height === (shape === 'wide');
  if (cover && fits(cover)) return cover;
  return pictures.find(({ media }) => fits(media))?.media ?? cover;
}

/** What a job was and how long it took, as far as staff have said so. */
export function noteOf({ service, durationWeeks }: Gallery): string {
  const name = site.services.find(({ slug }) => slug === service)?.shortName;
  return [name, durationWeeks ? weeks(durationWeeks) : null].filter(Boolean).join(' · ');
}
