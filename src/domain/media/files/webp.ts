import { ascii, concatenate, limitParts, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

/** Flags of VP8X for EXIF and XMP. */
const METADATA_FLAGS = 0x0c;
const ANIMATION_FLAG = 0x02;

/** @throws PictureRefusal (truncated, unreadable). */
export function readWebp(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    const chunks = chunksOf(bytes);
    const [first] = chunks;
    if (!first) throw new PictureRefusal('unreadable');
    const at = first.start + 8;
    const isAnimated = first.name === 'VP8X' && (view.getUint8(at) & ANIMATION_FLAG) !== 0;
    const exif = chunks.find(({ name }) => name === 'EXIF');
    const orientation = exif ? orientationIn(bytes.subarray(exif.start + 8, exif.end)) : 1;
    return {
      format: 'webp',
      ...sizeIn(first.name, view, at),
      isAnimated,
      ...(orientation > 1 && { orientation }),
    };
  });
}

function sizeIn(chunk: string, view: DataView, at: number): { width: number; height: number } {
  const at16 = (place: number) => view.getUint16(at + place, true);
  const at32 = (place: number) => view.getUint32(at + place, true);
  if (chunk === 'VP8X') return { width: 1 + (at32(4) & 0xffffff), height: 1 + (at32(6) >>> 8) };
  if (chunk === 'VP8 ') return { width: at16(6) & 0x3fff, height: at16(8) & 0x3fff };
  if (chunk !== 'VP8L') throw new PictureRefusal('unreadable');
  return { width: 1 + (at32(1) & 0x3fff), height: 1 + ((at32(1) >>> 14) & 0x3fff) };
}

const NEEDED = ['VP8X', 'VP8 ', 'VP8L', 'ANIM', 'ANMF', 'ALPH', 'ICCP'];

/** Removes EXIF, XMP and unknown chunks. @throws PictureRefusal */
export function cleanWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return reading(() => {
    const kept = chunksOf(bytes)
      .filter(({ name }) => NEEDED.includes(name))
      .map(({ start, end }) => bytes.subarray(start, end));
    const clean = concatenate([bytes.subarray(0, 12), ...kept]);
    const view = viewOf(clean);
    view.setUint32(4, clean.length - 8, true);
    if (ascii(clean, 12, 4) === 'VP8X') clean[20] = view.getUint8(20) & ~METADATA_FLAGS;
    return clean;
  });
}

function chunksOf(bytes: Uint8Array): { name: string; start: number; end: number }[] {
  const view = viewOf(bytes);
  const end = 8 + view.getUint32(4, true);
  if (end > bytes.length) throw new PictureRefusal('truncated');
  const chunks: ReturnType<typeof chunksOf> = [];
  for (let at = 12; at + 8 <= end; ) {
    const size = view.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    // The last chunk may lack its padding byte.
    if (at + 8 + size > end) throw new PictureRefusal('truncated');
    limitParts(chunks);
    chunks.push({ name: ascii(bytes, at, 4), start: at, end: Math.min(next, end) });
    at = next;
  }
  return chunks;
}

const ORIENTATION = 0x0112;

/** How a picture is to be turned, 1 to 8, of the EXIF data in it; 1 (upright) where they don’t say. */
function orientationIn(exif: Uint8Array): number {
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
