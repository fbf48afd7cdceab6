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
    for (const { marker, at } of segmentsOf(bytes)) {
      if (isFrame(marker)) size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (marker === START_OF_SCAN && !size) throw new PictureRefusal('unreadable');
    }
    if (!size) throw new PictureRefusal('unreadable');
    return { format: 'jpeg', ...size, isAnimated: false };
  });
}

/** Whether a file holds the picture and nothing else. @throws PictureRefusal */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  return reading(() =>
    [...segmentsOf(bytes)].every(({ marker, at }) =>
      marker === END ? at + 2 === bytes.length : !isMetadata(marker),
    ),
  );
}

/** Ends with the end of the picture. */
function* segmentsOf(bytes: Uint8Array): Generator<{ marker: number; at: number }> {
  const view = viewOf(bytes);
  for (let at = 2; ; ) {
    at = nextMarker(bytes, at);
    const marker = view.getUint8(at + 1);
    yield { marker, at };
    if (marker === END) return;
    const length = hasLength(marker) ? view.getUint16(at + 2) : 0;
    if (length === 1) throw new PictureRefusal('unreadable');
    at += 2 + length;
  }
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

/** Comments and application data, but for those of JFIF and Adobe, which say how to decode. */
function isMetadata(marker: number): boolean {
  return marker === 0xfe || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
}

/** SOF0 to SOF15, without the tables that lie among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
