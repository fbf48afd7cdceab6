import { libraryPicture } from '#build/content/pages.ts';
import { builtPicture } from '#build/pictures/built-picture.ts';
import { businessPicture } from '#build/pictures/business-picture.ts';
import type { PictureField } from '#domain/pages/page.ts';
import type { FieldsOf } from '../kinds.ts';
import { type Cut, IS_UPRIGHT, pointsOf } from './Hero.tsx';

/** Narrower windows, by their height, see only a strip of the upright picture, and get no more of it. */
const NARROW = '11/20';

interface CutPlan {
  widths: readonly number[];
  sizes: string;
  media?: string;
  /** Pixels around the middle. */
  crop?: { width: number; height: number };
}

// It covers the screen, so its width may follow the screen’s height.
const WIDE: CutPlan = {
  widths: [1024, 1536, 1920, 2560],
  sizes: 'max(100vw, 178svh)',
  media: '(width >= 48rem) and (orientation: landscape), (width >= 64rem)',
};
const TALL: CutPlan = {
  widths: [480, 720, 1000],
  sizes: 'max(100vw, 70svh)',
  media: `(aspect-ratio > ${NARROW}) and (${IS_UPRIGHT})`,
};
const NARROW_CUT: CutPlan = {
  widths: [440, 616, 792],
  sizes: 'max(100vw, 55svh)',
  media: `(aspect-ratio <= ${NARROW}) and (width < 64rem)`,
  crop: { width: 792, height: 1440 },
};

/** The picture: whole for wide windows, another one or a part of it for upright and narrow ones. */
export async function prepareHero({ picture, tall }: FieldsOf<'hero'>) {
  const [wide, ...upright] = await Promise.all([
    cutOf(picture, WIDE),
    ...(tall && 'file' in tall
      ? [cutOf(tall, NARROW_CUT), cutOf(tall, TALL)]
      : [cutOf(tall, { ...TALL, media: IS_UPRIGHT })]),
  ]);
  const cuts = [...upright, wide].filter((cut) => cut !== null);
  const alt = (picture && 'alt' in picture && picture.alt) || '';
  // Without an upright one, the wide picture is for all windows.
  const isAlone = cuts.length === 1;
  const preloads = cuts.map(({ avif, sizes, media }) => ({
    ...{ srcset: avif, sizes },
    media: isAlone ? undefined : media,
  }));
  const [media, tallMedia] = await Promise.all([mediaOf(picture), mediaOf(tall)]);
  return { cuts, alt, preloads, points: pointsOf(media, tallMedia) };
}

async function mediaOf(picture: PictureField | null | undefined) {
  return picture ? (await libraryPicture(picture))?.media : undefined;
}

async function cutOf(picture: PictureField | null | undefined, plan: CutPlan): Promise<Cut | null> {
  if (!picture) return null;
  const { widths, sizes, media, crop } = plan;
  if ('file' in picture) {
    const [avif, webp] = await Promise.all([
      businessPicture(picture.file, { format: 'avif', widths, quality: 52, crop }),
      businessPicture(picture.file, {
        ...{ format: 'webp', quality: 72, crop },
        widths: widths.slice(0, -1),
      }),
    ]);
    const { src, width, height } = webp;
    return { avif: avif.srcset, webp: webp.srcset, src, sizes, media, width, height };
  }
  const found = await libraryPicture(picture);
  const built = found && (await builtPicture(found.media, widths.at(-1) ?? 0));
  if (!built) return null;
  const { width, height } = found.media;
  return { ...built, sizes, media, width, height };
}
