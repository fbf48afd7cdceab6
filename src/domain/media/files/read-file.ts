import { ascii } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { isSvg, readPicture } from './read-picture.ts';
import { MOST_BYTES, PictureRefusal } from './refusal.ts';

/** Some writers put something of their own before the beginning, and behind the end. */
const MARGIN = 1024;

type FileFacts = PictureFacts | { format: 'pdf' | 'svg'; isAnimated: false };

/** A PDF, which is kept as it is, a drawing, which has no pixels yet, or a picture. @throws PictureRefusal */
export function readFile(bytes: Uint8Array): FileFacts {
  const isPdf = ascii(bytes, 0, MARGIN).includes('%PDF-');
  if (!isPdf && !isSvg(bytes)) return readPicture(bytes);
  if (bytes.length > MOST_BYTES) {
    throw new PictureRefusal('too-large', { bytes: bytes.length });
  }
  if (!isPdf) return { format: 'svg', isAnimated: false };
  const end = ascii(bytes, Math.max(0, bytes.length - MARGIN), MARGIN);
  if (!end.includes('%%EOF')) throw new PictureRefusal('truncated');
  return { format: 'pdf', isAnimated: false };
}
