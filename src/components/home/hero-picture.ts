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

// It covers the window, so that its width follows the window's height where that asks for more.
const wide = await cut(wideFile, {
  widths: [1024, 1536, 1920, 2560],
  sizes: 'max(100vw, 178vh)',
  media: '(width >= 48rem) and (orientation: landscape), (width >= 64rem)',
});
const tall = await cut(tallFile, {
  widths: [480, 720, 1000],
  sizes: 'max(100vw, 70vh)',
  media: '(width < 64rem) and (orientation: portrait), (width < 48rem)',
});

/** The first screen's picture, whole for wide windows and cut to the shelves for tall ones. */
export const HERO: Record<'wide' | 'tall', HeroCut> = { wide, tall };

async function cut(
  file: File,
  { widths, sizes, media }: { widths: number[]; sizes: string; media: string },
): Promise<HeroCut> {
  const [avif, webp] = await Promise.all([
    getImage({ src: file, widths, sizes, format: 'avif', quality: 52 }),
    getImage({ src: file, widths: widths.slice(0, -1), sizes, format: 'webp', quality: 72 }),
  ]);
  const { width, height } = file;
  return {
    avif: avif.srcSet.attribute,
    webp: webp.srcSet.attribute,
    src: webp.srcSet.values.at(-1)?.url ?? webp.src,
    ...{ sizes, media, width, height },
  };
}
