import { HEIC_DECODER_FOLDER } from '#domain/picture-files/heic-decoder.ts';
import { PictureRefusal } from '#domain/picture-files/refusal.ts';
import { hasHeicDecoder } from '#environment';
import type { DecodedPixels } from './messages.ts';
import { RefusedFile } from './refused-file.ts';

/**
 * Pixels of a HEIC, upright, for browsers that can't read it. The decoder is downloaded now, and its
 * memory goes with its worker.
 *
 * @throws RefusedFile; Error when the decoder could not be downloaded.
 */
export async function decodeHeic(file: Blob): Promise<DecodedPixels> {
  if (!hasHeicDecoder()) throw new RefusedFile(new PictureRefusal('no-heic').message);
  const worker = new Worker(`${HEIC_DECODER_FOLDER}/worker.js`);
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<{ pixels?: DecodedPixels }>) => {
        if (data.pixels) resolve(data.pixels);
        else reject(new RefusedFile(new PictureRefusal('unreadable').message));
      };
      worker.onerror = () => reject(new Error('The decoder for HEIC could not be downloaded.'));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
