import { PictureRefusal } from '#domain/picture-files/refusal.ts';
import type { DecodedPixels } from './messages.ts';
import { RefusedFile } from './refused-file.ts';

/**
 * Pixels of a HEIC, for browsers that can't read it.
 *
 * @throws RefusedFile
 */
export async function decodeHeic(_file: Blob): Promise<DecodedPixels> {
  throw new RefusedFile(new PictureRefusal('no-heic').message);
}
