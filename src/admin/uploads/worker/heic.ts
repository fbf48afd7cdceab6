import { HEIC_DECODER_FOLDER } from '#domain/media/files/heic-decoder.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { hasHeicDecoder } from '#environment';
import type { DecodedPixels } from './messages.ts';
import { RefusedFile } from './refused-file.ts';

/**
 * The upright pixels of a HEIC, for browsers that can't decode it. Downloads the decoder, in a
 * worker that frees its memory.
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
