import type { ShownSite } from '#build/content/shown-site.ts';
import type { Gallery } from '#build/content/site-content.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { weeksIn } from '#domain/settings/words.ts';

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
export function composeTiles(galleries: readonly Gallery[], site: Noted) {
  const tiles = galleries.slice(0, SHAPES.length).flatMap((gallery, index): Tile[] => {
    const shape = SHAPES[index] ?? 'wide';
    const media = pictureFor(gallery, shape);
    if (!media) return [];
    const note = noteOf(gallery, site);
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

/** What a note is made of. */
export type Noted = Pick<ShownSite, 'services' | 'words'>;

/** Its service and duration, as far as known. */
export function noteOf({ service, durationWeeks }: Gallery, { services, words }: Noted): string {
  const name = services.find(({ key }) => key === service)?.shortName;
  return [name, durationWeeks ? weeksIn(words, durationWeeks) : null].filter(Boolean).join(' · ');
}
