import { ascii } from './bytes.ts';
import { readGif } from './gif.ts';
import { readIsoMedia } from './iso-media.ts';
import { readJpeg } from './jpeg.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readPng } from './png.ts';
import {
  LONGEST_SIDE,
  MOST_BYTES,
  MOST_PIXELS,
  PictureRefusal,
  type RefusalReason,
} from './refusal.ts';
import { isSvg } from './svg.ts';
import { readWebp } from './webp.ts';

/**
 * Reads the header of a file, whatever its name and type say.
 *
 * @throws PictureRefusal for anything but a whole picture within the limits.
 */
export function readPicture(bytes: Uint8Array): PictureFacts {
  if (bytes.length === 0) throw new PictureRefusal('empty');
  const read = readerFor(bytes);
  if (bytes.length > MOST_BYTES) {
    throw new PictureRefusal('too-large', { bytes: bytes.length });
  }
  const facts = read(bytes);
  const { width, height } = facts;
  if (width < 1 || height < 1) throw new PictureRefusal('unreadable');
  if (width * height > MOST_PIXELS) throw new PictureRefusal('too-many-pixels', { width, height });
  if (Math.max(width, height) > LONGEST_SIDE) {
    throw new PictureRefusal('too-long', { width, height });
  }
  return facts;
}

function readerFor(bytes: Uint8Array): (bytes: Uint8Array) => PictureFacts {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return readJpeg;
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return readPng;
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return readGif;
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return readWebp;
  if (start.slice(4, 8) === 'ftyp') return readIsoMedia;
  throw new PictureRefusal(otherKind(bytes));
}

/** TIFF and the raw files made from it, BMP, Photoshop, JPEG XL (two ways), JPEG 2000. */
const OTHER_FORMATS = [
  'II*\0',
  'MM\0*',
  'BM',
  '8BPS',
  '\xff\x0a',
  '\0\0\0\x0cJXL ',
  '\0\0\0\x0cjP  ',
];

/** What it is instead, for a better message. */
function otherKind(bytes: Uint8Array): RefusalReason {
  const text = ascii(bytes, 0, 1024);
  if (text.startsWith('%PDF-')) return 'document';
  if (OTHER_FORMATS.some((start) => text.startsWith(start))) return 'other-format';
  if (text.startsWith('\x1aE\xdf\xa3') || text.slice(0, 12).endsWith('AVI ')) return 'video';
  return isSvg(bytes) ? 'drawing' : 'not-a-picture';
}
