import sharp from 'sharp';
import { color } from '#build/theme.ts';
import type { PictureFile } from '#domain/media/media.ts';
import { cachedAddress, digestOf } from './cache.ts';
import { fromOriginal } from './original.ts';

/** Part of every name: raise it when the settings below change. */
const ENCODER = 1;
/** Pixels a side: in a tab, on the screen of a phone, and where a search engine shows the business. */
const SIZES = { tab: 64, phone: 180, search: 512 };

/** The owner's icon as squares, whole; `null` without the original. */
export async function builtIcon(media: PictureFile) {
  const { tab, phone, search } = SIZES;
  const squares = [
    await square(media, tab, '#0000'),
    // A phone would put black behind it.
    await square(media, phone, color('bone')),
    await square(media, search, color('bone')),
  ];
  const [small, large, largest] = squares;
  return small && large && largest ? { tab: small, phone: large, search: largest } : null;
}

async function square(media: PictureFile, side: number, background: string) {
  const name = `${media.contentKey}-icon-${digestOf(ENCODER, side, background)}.png`;
  const fit = { width: side, height: side, fit: 'contain', background } as const;
  return cachedAddress(name, () =>
    fromOriginal(media, (original) =>
      sharp(original)
        .rotate()
        .ensureAlpha()
        .resize(fit)
        .flatten(background !== '#0000' && { background })
        .png()
        .toBuffer(),
    ),
  );
}
