import { businessPicture } from '#build/pictures/business-picture.ts';
import wideFile from '#business/pictures/hero.jpg';
import tallFile from '#business/pictures/hero-portrait.jpg';

/** Narrower windows, by their height, see only a strip of the upright picture, and get no more of it. */
const NARROW = '11/20';

interface Cut {
  name: string;
  file: typeof wideFile;
  widths: number[];
  sizes: string;
  media: string;
  /** Pixels around the middle. */
  crop?: { width: number; height: number };
}

// It covers the screen, so its width may follow the screen’s height.
const WIDE: Cut = {
  name: 'hero.jpg',
  file: wideFile,
  widths: [1024, 1536, 1920, 2560],
  sizes: 'max(100vw, 178svh)',
  media: '(width >= 48rem) and (orientation: landscape), (width >= 64rem)',
};
const TALL: Cut = {
  name: 'hero-portrait.jpg',
  file: tallFile,
  widths: [480, 720, 1000],
  sizes: 'max(100vw, 70svh)',
  media: `(aspect-ratio > ${NARROW}) and (((width < 64rem) and (orientation: portrait)) or (width < 48rem))`,
};
const NARROW_CUT: Cut = {
  name: 'hero-portrait.jpg',
  file: tallFile,
  widths: [440, 616, 792],
  sizes: 'max(100vw, 55svh)',
  media: `(aspect-ratio <= ${NARROW}) and (width < 64rem)`,
  crop: { width: 792, height: 1440 },
};

/** The hero picture: whole for wide windows, cut to the shelves for tall and narrow ones. */
export async function heroPicture() {
  const cuts = [encode(WIDE), encode(TALL), encode(NARROW_CUT)] as const;
  const [wide, tall, narrow] = await Promise.all(cuts);
  return { wide, tall, narrow };
}

async function encode({ name, file, widths, sizes, media, crop }: Cut) {
  const [avif, webp] = await Promise.all([
    businessPicture(name, { format: 'avif', widths, quality: 52, crop }),
    businessPicture(name, { format: 'webp', widths: widths.slice(0, -1), quality: 72, crop }),
  ]);
  const { width, height } = crop ?? file;
  return { avif: avif.srcset, webp: webp.srcset, src: webp.src, sizes, media, width, height };
}
