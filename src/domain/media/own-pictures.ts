import { responsiveWidths } from './images.ts';
import type { PictureFile } from './media.ts';

// The files that the site has of a picture. A page and the script that shows its pictures derive the same
// addresses, so that the HTML has to carry but one.

type Format = 'avif' | 'webp';

/** A file of a picture; `name` covers all it depends on, so it is never stale. */
export interface OwnFile {
  name: string;
  format: Format;
  width: number;
}

/** Ends the key of an animation, which has WebP alone: no browser’s AVIF moves smoothly. No digest ends so. */
export const MOVING = 'm';

type Own = Pick<PictureFile, 'contentKey' | 'width'>;

/** Where the files lie on the site. */
export const OWN_PICTURES = '/pictures';

/** Part of every name: raise it when how they are encoded changes. */
const ENCODER = 3;

/** Pixels; WebP is for browsers without AVIF, fewer than one in twenty. */
const OFFERED: Readonly<Record<Format, readonly number[]>> = {
  avif: [640, 1024, 1536, 2560],
  webp: [640, 1024, 1536],
};

/** Every file that is made of a picture, at most seven, whatever page shows it. */
export function ownFiles({ contentKey, width }: Own): OwnFile[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widthsMade(format, contentKey, width).map((made) => fileOf(contentKey, made, format)),
  );
}

/**
 * How a page offers a picture from the site's own files.
 *
 * @param display widest in CSS pixels; at most twice that is offered.
 * @returns two `srcset`s, an address for what knows neither, and the files that these name.
 */
export function ownPicture({ contentKey, width }: Own, display: number) {
  const shownAs = (format: Format) =>
    widthsShown(format, contentKey, width, display).map((shown) =>
      fileOf(contentKey, shown, format),
    );
  const [avif, webp] = [shownAs('avif'), shownAs('webp')];
  const src = addressOf(webp.at(-1)?.name ?? '');
  return { avif: sourceSetOf(avif), webp: sourceSetOf(webp), src, files: [...avif, ...webp] };
}

/** The WebP of a picture that is as wide as it is shown: for browsers without scripts. */
export function middleFile({ contentKey, width }: Own, display: number): OwnFile {
  const shown = widthsShown('webp', contentKey, width, display);
  const middle = shown.find((one) => one >= display) ?? Math.max(...shown);
  return fileOf(contentKey, middle, 'webp');
}

/** The widest WebP of a picture: for feeds and search engines. */
export function largestFile({ contentKey, width }: Own): OwnFile {
  return fileOf(contentKey, Math.max(...widthsMade('webp', contentKey, width)), 'webp');
}

/** Which picture has a file at this address of the site. */
export function contentKeyAt(address: string): string {
  return /(\w+)-\d+-\d+\.webp$/.exec(address)?.[1] ?? '';
}

export function addressOf(name: string): string {
  return `${OWN_PICTURES}/${name}`;
}

export function sourceSetOf(files: readonly { name: string; width: number }[]): string {
  return files.map(({ name, width }) => `${addressOf(name)} ${width}w`).join(', ');
}

/** The widest is as wide as storage would offer it: a picture of 2,000 pixels has 1,920 here too. */
function widthsMade(format: Format, contentKey: string, natural: number): number[] {
  if (format === 'avif' && contentKey.endsWith(MOVING)) return [];
  const offered = OFFERED[format];
  const widest = Math.min(...responsiveWidths(natural, natural).slice(-1), ...offered.slice(-1));
  return [...offered.filter((width) => width < widest), widest];
}

function widthsShown(
  format: Format,
  contentKey: string,
  natural: number,
  display: number,
): number[] {
  const made = widthsMade(format, contentKey, natural);
  const wanted = responsiveWidths(display, natural);
  const shown = made.filter((width) => wanted.includes(width));
  return shown.length > 0 ? shown : made.slice(0, 1);
}

function fileOf(contentKey: string, width: number, format: Format): OwnFile {
  return { name: `${contentKey}-${width}-${ENCODER}.${format}`, width, format };
}
