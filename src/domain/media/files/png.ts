import { ascii, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

/** The checksum of the last chunk, which has no data. */
const CLOSING = [0xae, 0x42, 0x60, 0x82];

/** @throws PictureRefusal (truncated, unreadable). */
export function readPng(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    if (ascii(bytes, 12, 4) !== 'IHDR') throw new PictureRefusal('unreadable');
    const size = { width: view.getUint32(16), height: view.getUint32(20) };
    let isAnimated = false;
    let at = 8;
    for (let name = ''; ; at += 12 + view.getUint32(at)) {
      if (at + 8 > bytes.length) throw new PictureRefusal('truncated');
      name = ascii(bytes, at + 4, 4);
      if (name === 'IEND') break;
      // How many pictures it has.
      if (name === 'acTL') isAnimated = view.getUint32(at + 8) > 1;
    }
    const there = Math.min(4, bytes.length - at - 8);
    return {
      format: 'png',
      ...size,
      isAnimated,
      ...(there < 4 && { lacks: CLOSING.slice(there) }),
    };
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
