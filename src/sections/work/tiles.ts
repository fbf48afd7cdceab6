import type { Gallery } from '#build/content/site-content.ts';
import { weeks } from '#business/words/times.ts';
import type { PictureFile } from '#domain/media/media.ts';
import type { ShownService } from '#domain/pages/services.ts';

type Shape = 'wide' | 'tall';

/** Two rows of two, mirrored: wide and tall, tall and wide. */
const SHAPES: readonly Shape[] = ['wide', 'tall', 'tall', 'wide'];

export interface Tile {
  path: string;
  title: string;
  note: string;
  shape: Shape;
  media: PictureFile;
}

/** The first four galleries as tiles, and the rest. */
export function composeTiles(galleries: readonly Gallery[], services: readonly ShownService[]) {
  const tiles = galleries.slice(0, SHAPES.length).flatMap((gallery, index): Tile[] => {
    const shape = SHAPES[index] ?? 'wide';
    const media = pictureFor(gallery, shape);
    if (!media) return [];
    const note = noteOf(gallery, services);
    return [{ path: gallery.path, title: gallery.title, note, shape, media }];
  });
  return { tiles, rest: galleries.slice(SHAPES.length) };
}

/** The cover or else a picture with the tile’s shape, so that none is cut through. */
function pictureFor({ cover, pictures }: Gallery, shape: Shape): PictureFile | null {
  const fits = ({ width, height }: PictureFile) => width > height === (shape === 'wide');
  if (cover && fits(cover)) return cover;
  return pictures.find(({ media }) => fits(media))?.media ?? cover;
}

/** Its service and duration, as far as known. */
export function noteOf(
  { service, durationWeeks }: Gallery,
  services: readonly ShownService[],
): string {
  const name = services.find(({ key }) => key === service)?.shortName;
  return [name, durationWeeks ? weeks(durationWeeks) : null].filter(Boolean).join(' · ');
}
