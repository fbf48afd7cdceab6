import { ascii, concatenate, limitParts, reading, viewOf } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { PictureRefusal } from './refusal.ts';

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

interface Block {
  start: number;
  end: number;
  isPicture: boolean;
  /** False for what only describes the pictures. */
  isNeeded: boolean;
}

/** @throws PictureRefusal (truncated, unreadable). */
export function readGif(bytes: Uint8Array): PictureFacts {
  return reading(() => {
    const view = viewOf(bytes);
    const pictures = blocksOf(bytes).filter(({ isPicture }) => isPicture);
    const [first] = pictures;
    if (!first) throw new PictureRefusal('unreadable');
    // Decoders make room for a first picture that is larger than the screen.
    const side = (of: number, ofFirst: number) =>
      Math.max(view.getUint16(of, true), view.getUint16(first.start + ofFirst, true));
    return {
      format: 'gif',
      width: side(6, 5),
      height: side(8, 7),
      isAnimated: pictures.length > 1,
    };
  });
}

/** Removes comments, XMP and whatever follows the end. @throws PictureRefusal */
export function cleanGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return reading(() => {
    const kept = blocksOf(bytes).filter(({ isNeeded }) => isNeeded);
    return concatenate([
      bytes.subarray(0, firstBlock(bytes)),
      ...kept.map(({ start, end }) => bytes.subarray(start, end)),
      Uint8Array.of(TRAILER),
    ]);
  });
}

/** As every browser reads it: behind a picture anything else ends the file, also its end. */
function blocksOf(bytes: Uint8Array): Block[] {
  const view = viewOf(bytes);
  const blocks: Block[] = [];
  let hasPicture = false;
  for (let at = firstBlock(bytes); ; ) {
    limitParts(blocks);
    if (hasPicture && at === bytes.length) return blocks;
    const kind = view.getUint8(at);
    if (kind !== IMAGE && kind !== EXTENSION) {
      if (hasPicture || kind === TRAILER) return blocks;
      throw new PictureRefusal('unreadable');
    }
    const data = kind === IMAGE ? at + 11 + tableSize(view.getUint8(at + 9)) : at + 2;
    const end = endOfSubBlocks(bytes, data);
    const label = view.getUint8(at + 1);
    const isPicture = kind === IMAGE;
    hasPicture ||= isPicture;
    const isLoop =
      label === APPLICATION && /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)/.test(ascii(bytes, at + 3, 11));
    const isNeeded = isPicture || label === GRAPHIC_CONTROL || isLoop;
    blocks.push({ start: at, end, isPicture, isNeeded });
    at = end;
  }
}

function firstBlock(bytes: Uint8Array): number {
  return 13 + tableSize(viewOf(bytes).getUint8(10));
}

function tableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfSubBlocks(bytes: Uint8Array, from: number): number {
  const view = viewOf(bytes);
  for (let at = from; ; ) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}
