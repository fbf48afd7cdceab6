import { reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

const START_OF_SCAN = 0xda;
const END = 0xd9;

/** @throws PictureRefusal (truncated, unreadable). */
export function readJpeg(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    let size: { width: number; height: number } | undefined;
    let at = 2;
    for (;;) {
      at = nextMarker(bytes, at);
      const marker = view.getUint8(at + 1);
      if (marker === END) break;
      at += 2;
      if (!hasLength(marker)) continue;
      const length = view.getUint16(at);
      if (length < 2) throw new PictureRefusal('unreadable');
      if (isFrame(marker)) {
        size = { height: view.getUint16(at + 3), width: view.getUint16(at + 5) };
      }
      if (marker === START_OF_SCAN && !size) throw new PictureRefusal('unreadable');
      at += length;
    }
    if (!size) throw new PictureRefusal('unreadable');
    return { format: 'jpeg', ...size, isAnimated: false };
  });
}

/** Skips compressed data. What follows the end, as in a motion photo, is no part of the picture. */
function nextMarker(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    if (at < 0 || at + 1 >= bytes.length) throw new PictureRefusal('truncated');
    const next = bytes[at + 1];
    if (next !== 0x00 && next !== 0xff) return at;
    at += 1;
  }
}

/** Restarts (D0 to D7), the start and TEM stand alone. */
function hasLength(marker: number): boolean {
  return marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd8);
}

/** SOF0 to SOF15, without the tables that lie among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
