import { HEIC_DECODER_FOLDER } from '#domain/media/files/heic-decoder.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { hasHeicDecoder } from '#environment';
import type { DecodedPixels } from './messages.ts';
import { RefusedFile } from './refused-file.ts';

/**
 * A HEIC's upright pixels, by a downloaded decoder in a worker, which frees its memory.
 *
 * @throws RefusedFile; Error when the download failed.
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
