import { ascii } from './bytes.ts';
import type { PictureFacts } from './picture-facts.ts';
import { readPicture } from './read-picture.ts';
import { MOST_BYTES, PictureRefusal } from './refusal.ts';
import { isSvg } from './svg.ts';

/** Some writers put something of their own before the beginning. */
const MARGIN = 1024;

export type FileFacts =
  | PictureFacts
  | { format: 'svg'; isAnimated: false }
  | {
      format: 'pdf';
      isAnimated: false;
      /** Encrypted: it may ask for a password, which only a reader of PDFs can try. */
      isProtected: boolean;
    };

/** A PDF, which is kept as it is, a drawing, which has no pixels yet, or a picture. @throws PictureRefusal */
export function readFile(bytes: Uint8Array): FileFacts {
  const isPdf = ascii(bytes, 0, MARGIN).includes('%PDF-');
  if (!isPdf && !isSvg(bytes)) return readPicture(bytes);
  if (bytes.length > MOST_BYTES) {
    throw new PictureRefusal('too-large', { bytes: bytes.length });
  }
  return isPdf ? readPdf(bytes) : { format: 'svg', isAnimated: false };
}

/** Readers look for the end from behind: what follows it may be anything but a part of the document. */
function readPdf(bytes: Uint8Array): FileFacts {
  const text = new TextDecoder('latin1').decode(bytes);
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || /\d \d+ obj\b/.test(text.slice(end))) throw new PictureRefusal('truncated');
  const isProtected = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text);
  return { format: 'pdf', isAnimated: false, isProtected };
}
