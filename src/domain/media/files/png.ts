import { ascii, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

/** Reads the first picture of an animated PNG. @throws PictureRefusal (truncated, unreadable). */
export function readPng(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    if (ascii(bytes, 12, 4) !== 'IHDR') throw new PictureRefusal('unreadable');
    const size = { width: view.getUint32(16), height: view.getUint32(20) };
    for (let at = 8; ascii(bytes, at + 4, 4) !== 'IEND'; ) {
      at += 12 + view.getUint32(at);
      if (at + 12 > bytes.length) throw new PictureRefusal('truncated');
    }
    return { format: 'png', ...size, isAnimated: false };
  });
}

/** Chunks of a picture and of how it is drawn; all others are metadata. */
const DRAWN = /^(IHDR|PLTE|tRNS|IDAT|sRGB|gAMA|cHRM|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** Whether a file that can be read holds the picture and nothing else. */
export function isPlainPng(bytes: Uint8Array): boolean {
  let at = 8;
  while (DRAWN.test(ascii(bytes, at + 4, 4))) at += 12 + viewOf(bytes).getUint32(at);
  return ascii(bytes, at + 4, 4) === 'IEND' && at + 12 === bytes.length;
}
