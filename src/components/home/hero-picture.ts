import { getImage } from 'astro:assets';
import wideFile from '#business/pictures/hero.jpg';
import tallFile from '#business/pictures/hero-portrait.jpg';

/** One cut of the hero picture, encoded: `srcset`s, and when and how wide it is shown. */
export interface HeroCut {
  avif: string;
  webp: string;
  src: string;
  sizes: string;
  media: string;
  width: number;
  height: number;
}

type File = typeof wideFile;

/** Windows narrower than this, by their height, see a strip of the upright picture: they get no more of it. */
const NARROW = '11/20';

// It covers the first screen, so that its width follows the screen's height where that asks for more.
const wide = await cut(wideFile, {
  widths: [1024, 1536, 1920, 2560],
  sizes: 'max(100vw, 178svh)',
  media: '(width >= 48rem) and (orientation: landscape), (width >= 64rem)',
});
const tall = await cut(tallFile, {
  widths: [480, 720, 1000],
  sizes: 'max(100vw, 70svh)',
  media: `(aspect-ratio > ${NARROW}) and (((width < 64rem) and (orientation: portrait)) or (width < 48rem))`,
});
const narrow = await cut(tallFile, {
  widths: [440, 616, 792],
  sizes: 'max(100vw, 55svh)',
  media: `(aspect-ratio <= ${NARROW}) and (width < 64rem)`,
  crop: { width: 792, height: 1440 },
});

/** The first screen's picture: whole for wide windows, cut to the shelves for tall and for narrow ones. */
export const HERO: Record<'wide' | 'tall' | 'narrow', HeroCut> = { wide, tall, narrow };

async function cut(
  file: File,
  options: {
    widths: number[];
    sizes: string;
    media: string;
    /** Pixels of the file, around its middle. */
    crop?: { width: number; height: number };
  },
): Promise<HeroCut> {
  const { widths, sizes, media, crop } = options;
  const shape = crop ? { ...crop, fit: 'cover' as const } : {};
  const [avif, webp] = await Promise.all([
    getImage({ src: file, widths, sizes, format: 'avif', quality: 52, ...shape }),
    getImage({
      ...{ src: file, widths: widths.slice(0, -1), sizes, format: 'webp', quality: 72 },
      ...shape,
    }),
  ]);
  const { width, height } = crop ?? file;
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.srcSet.values.at(-1)?.url ?? webp.src,
    ...{ sizes, media, width, height },
  };
}
