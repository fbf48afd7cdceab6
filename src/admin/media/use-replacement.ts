import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { refusalSentence } from '#admin/uploads/queue/refusal-sentence.ts';
import { storagePath } from '#admin/uploads/queue/steps.ts';
import { DataError } from '#data/errors.ts';
import { fetchMediaItem, type MediaItem, replaceMediaFile } from '#data/media/media.ts';
import { uploadFile } from '#data/media/upload-file.ts';
import { fetchLostPictures } from '#data/media/uploads.ts';
import { PictureRefusal } from '#domain/media/files/refusal.ts';
import { staff } from '#languages/staff.ts';
import { FOR_PAGES } from '#pictures/goals.ts';
import type { EncodedPicture } from '#pictures/messages.ts';
import { PictureEncoder } from '#pictures/picture-encoder.ts';

/** A picture ready for storage, and the digest of its source. */
export interface Replacement extends EncodedPicture {
  sha256: string;
  /** The new focal point; unchanged when missing. */
  focal?: { x: number; y: number };
}

/** Replaces a picture's file, at a new path: the old address never shows another picture, and is the way back. */
export function useReplacement(item: MediaItem) {
  const queries = useQueryClient();
  const undoing = useDataChange({
    run: async (before: MediaItem) => {
      const { version } = await fetchMediaItem(before.id);
      showMedia(queries, await replaceMediaFile(before.id, version, fileOf(before)));
    },
    changes: ['media'],
  });
  const change = useDataChange({
    /** @returns the picture as it was before, and what is to be said of the new one. */
    run: async (prepare: (encoder: PictureEncoder) => Promise<Replacement>) => {
      undoing.reset();
      const replacement = await inEncoder(prepare);
      showMedia(queries, await store(item, replacement));
      return { before: item, remark: replacement.remark };
    },
    changes: ['media'],
  });
  return { ...change, undoing };
}

/** Kept in storage until a release shows the new one. */
function fileOf({ bucket, path, width, height, thumbhash, sha256, focal_x, focal_y }: MediaItem) {
  return { bucket, path, width, height, thumbhash, sha256, focal_x, focal_y };
}

/** Upright, without metadata, scaled; in the place of a PDF one as it is. @throws PictureRefusal */
export async function encodeFile(
  encoder: PictureEncoder,
  file: File,
  { slug }: Pick<MediaItem, 'slug'>,
): Promise<Replacement> {
  const { sha256, format } = await encoder.inspect(file);
  if ((format === 'pdf') !== (slug !== null)) {
    throw new PictureRefusal(slug === null ? 'document' : 'no-pdf');
  }
  return { ...(await encoder.encode(file, format)), sha256 };
}

async function inEncoder(
  prepare: (encoder: PictureEncoder) => Promise<Replacement>,
): Promise<Replacement> {
  const encoder = new PictureEncoder(FOR_PAGES, 1);
  try {
    return await prepare(encoder);
  } catch (error) {
    if (!(error instanceof PictureRefusal)) throw error;
    throw new DataError('invalid', {
      message: staff.media.nothingWasReplaced(refusalSentence(error)),
    });
  } finally {
    encoder.close();
  }
}

async function store(item: MediaItem, replacement: Replacement): Promise<MediaItem> {
  const { blob, digest, width, height, thumbhash, sha256, focal } = replacement;
  const { bucket } = item;
  const path = storagePath(digest, blob);
  if (path === item.path && !(await isLost(item))) {
    throw new DataError('already-there', { message: staff.media.sameFileAlready });
  }
  await uploadFile({
    ...{ bucket, path, body: blob, uploadUrl: null },
    signal: new AbortController().signal,
    onProgress: () => {},
    onUploadUrl: () => {},
  });
  // Each autosaved text raises the version.
  const { version } = await fetchMediaItem(item.id);
  return await replaceMediaFile(item.id, version, {
    ...{ bucket, path, width, height, thumbhash, sha256 },
    ...(focal && { focal_x: focal.x, focal_y: focal.y }),
  });
}

/** Then the very same file mends it. */
async function isLost({ id }: MediaItem): Promise<boolean> {
  return (await fetchLostPictures()).some((picture) => picture.id === id);
}
