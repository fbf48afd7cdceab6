import type { KeptUpload } from '#admin/uploads/upload.ts';
import type { FileTransfer } from '#data/media/upload-file.ts';
import type { SentPicture } from '#data/media/uploads.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import type { EncodedPicture, InspectedFile } from '#pictures/messages.ts';

/** The queue's dependencies; tests replace them. */
export interface UploadTools {
  encoder: {
    readonly size: number;
    inspect(file: Blob): Promise<InspectedFile>;
    encode(file: Blob, format: InspectedFile['format']): Promise<EncodedPicture>;
    close(): void;
  };
  uploadFile(transfer: FileTransfer): Promise<void>;
  reuseMedia(sha256: string): Promise<string | null>;
  registerMedia(picture: SentPicture): Promise<{ mediaId: string; wasThere: boolean }>;
  placeInGallery(
    galleryId: string,
    mediaId: string,
    place: { batch: string; nth: number },
  ): Promise<void>;
}

/** @property file replaces the one that was chosen. */
interface Prepared {
  found: Pick<KeptUpload, 'sha256'> & Partial<KeptUpload>;
  file?: Blob;
}

/** Makes a file ready, or finds the picture that it has become before. @throws PictureRefusal */
export async function prepare(tools: UploadTools, kept: KeptUpload, file: Blob): Promise<Prepared> {
  const { sha256, format } = await inspect(tools, kept, file);
  // Without an answer it is sent: registering it asks again.
  const known = await tools.reuseMedia(sha256).catch(() => null);
  if (known) return { found: { sha256, mediaId: known, wasThere: true } };
  const { blob, digest, ...picture } = await tools.encoder.encode(file, format);
  const prepared = {
    ...picture,
    bucket: kept.destination === 'library' ? 'media' : 'portfolio-images',
    path: storagePath(digest, blob),
    bytes: blob.size,
  };
  return { found: { sha256, prepared }, file: blob };
}

/** Only what the place is for. */
async function inspect({ encoder }: UploadTools, kept: KeptUpload, file: Blob) {
  const wanted = kept.destination === 'library' ? kept.wanted : 'picture';
  try {
    const inspected = await encoder.inspect(file);
    if (wanted === 'picture' && inspected.format === 'pdf') throw new PictureRefusal('document');
    if (wanted === 'pdf' && inspected.format !== 'pdf') throw new PictureRefusal('no-pdf');
    return inspected;
  } catch (error) {
    const isOfOtherKind = error instanceof PictureRefusal && error.reason === 'not-a-picture';
    throw wanted === 'pdf' && isOfOtherKind ? new PictureRefusal('no-pdf') : error;
  }
}

/** Sends the file and writes its record. @throws DataError */
export async function send(
  tools: UploadTools,
  kept: KeptUpload,
  file: Blob,
  transfer: Pick<FileTransfer, 'signal' | 'onProgress' | 'onUploadUrl'>,
): Promise<Pick<KeptUpload, 'mediaId' | 'wasThere'>> {
  const { prepared } = kept;
  if (!prepared) throw new Error('Only what has been prepared can be sent.');
  const { bucket, path, width, height, thumbhash } = prepared;
  await tools.uploadFile({ ...transfer, bucket, path, body: file, uploadUrl: kept.uploadUrl });
  return await tools.registerMedia({
    ...{ bucket, path, width, height, thumbhash },
    title: kept.name.replace(/\.[a-z0-9]{2,5}$/i, '').slice(0, 200),
    sha256: kept.sha256,
  });
}

/** A name that no other file has. @param digest of `blob`. */
export function storagePath(digest: string, { type }: Blob): string {
  const ending = type === 'image/jpeg' ? 'jpg' : type.replace(/^.*\//, '');
  return `${new Date().getUTCFullYear()}/${digest}.${ending}`;
}
