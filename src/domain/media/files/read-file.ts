import { ascii } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readPicture } from './read-picture.ts';
import { MOST_BYTES, megabytes, PictureRefusal } from './refusal.ts';

/** Some writers put something of their own before the beginning, and behind the end. */
const MARGIN = 1024;

/** A PDF, which is kept as it is, or a picture. @throws PictureRefusal */
export function readFile(bytes: Uint8Array): PictureFacts | { format: 'pdf'; isAnimated: false } {
  if (!ascii(bytes, 0, MARGIN).includes('%PDF-')) return readPicture(bytes);
  if (bytes.length > MOST_BYTES) {
    throw new PictureRefusal('too-large', `It has ${megabytes(bytes.length)}.`);
  }
  const end = ascii(bytes, Math.max(0, bytes.length - MARGIN), MARGIN);
  if (!end.includes('%%EOF')) throw new PictureRefusal('truncated');
  return { format: 'pdf', isAnimated: false };
}
