import { ascii, viewOf } from './bytes.ts';

const ORIENTATION = 0x0112;

/** How a picture is to be turned, 1 to 8, of the EXIF data in it; 1 (upright) where they don’t say. */
export function orientationIn(exif: Uint8Array): number {
  // Some writers keep the mark that JPEG has before them.
  const tiff = exif.subarray(ascii(exif, 0, 4) === 'Exif' ? 6 : 0);
  const view = viewOf(tiff);
  const isLittle = ascii(tiff, 0, 2) === 'II';
  try {
    const start = view.getUint32(4, isLittle);
    for (let nth = view.getUint16(start, isLittle) - 1; nth >= 0; nth--) {
      const at = start + 2 + 12 * nth;
      if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
      const value = view.getUint16(at + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // They are cut off, or something else.
  }
  return 1;
}
