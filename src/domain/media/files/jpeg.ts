import { ascii, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;
/** SOF0 and SOF1; the others draw the picture more than once, or are hardly ever met. */
const LAST_OF_ONE_SCAN = 0xc1;

/** @throws PictureRefusal (truncated, unreadable). */
export function readJpeg(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    let size: { width: number; height: number } | undefined;
    let [inks, scans, last] = [0, 0, 0];
    // Of one that is sharpened scan by scan nobody can tell whether the last one is whole.
    let isDrawnAtOnce = false;
    let hasProfile = false;
    for (const { marker, at } of segmentsOf(bytes)) {
      last = marker;
      hasProfile ||= isProfile(bytes, marker, at);
      if (isFrame(marker)) {
        size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
        inks = view.getUint8(at + 9);
        isDrawnAtOnce = marker <= LAST_OF_ONE_SCAN;
      }
      if (marker === START_OF_SCAN) {
        if (!size) throw new PictureRefusal('unreadable');
        scans += 1;
        isDrawnAtOnce &&= scans === 1 && view.getUint8(at + 4) === inks;
      }
    }
    const isEnded = last === END;
    const mayBeWhole = scans > 0 && isDrawnAtOnce && inks < 4;
    if (!isEnded && !mayBeWhole) throw new PictureRefusal('truncated');
    if (!size) throw new PictureRefusal('unreadable');
    return {
      format: 'jpeg',
      ...size,
      isAnimated: false,
      ...(!isEnded && { lacks: [0xff, END] }),
      ...(inks === 4 && !hasProfile && { isForPrint: true }),
    };
  });
}

/**
 * Whether a decoder drew the last pixel of a JPEG that lacked its end: what it has no data for, it leaves in the
 * middle of all colours. @param pixel RGBA
 */
export function isDrawn(pixel: ArrayLike<number>): boolean {
  return [0, 1, 2].some((channel) => Math.abs((pixel[channel] ?? 0) - 128) > 1);
}

/** Whether a file holds the picture and nothing else. @throws PictureRefusal */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  return reading(() => {
    for (const { marker, at } of segmentsOf(bytes)) {
      if (marker === END) return at + 2 === bytes.length;
      if (isMetadata(marker)) return false;
    }
    return false;
  });
}

/** Up to the end of the picture, or of the file if that comes first. */
function* segmentsOf(bytes: Uint8Array): Generator<{ marker: number; at: number }> {
  const view = viewOf(bytes);
  for (let at = nextMarker(bytes, 2); at >= 0; at = nextMarker(bytes, at)) {
    const marker = view.getUint8(at + 1);
    yield { marker, at };
    if (marker === END) return;
    const length = hasLength(marker) ? view.getUint16(at + 2) : 0;
    if (length === 1) throw new PictureRefusal('unreadable');
    at += 2 + length;
  }
}

/** Skips compressed data. What follows the end, as in a motion photo, is no part of the picture. @returns -1 for none */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) return -1;
    const next = bytes[at + 1];
    if (next !== 0x00 && next !== 0xff) return at;
    at += 1;
  }
}

/** Restarts (D0 to D7), the start and TEM stand alone. */
function hasLength(marker: number): boolean {
  return marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd8);
}

/** Comments and application data, but for those of JFIF and Adobe, which say how to decode. */
function isMetadata(marker: number): boolean {
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
}

function isProfile(bytes: Uint8Array, marker: number, at: number): boolean {
  return marker === 0xe2 && ascii(bytes, at + 4, 11) === 'ICC_PROFILE';
}

/** SOF0 to SOF15, without the tables that lie among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
