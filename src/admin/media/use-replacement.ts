import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { refusalSentence } from '#admin/uploads/queue/refusal-sentence.ts';
import { storagePath } from '#admin/uploads/queue/steps.ts';
import { DataError } from '#data/errors.ts';
import {
  fetchMediaByDigest,
  fetchMediaItem,
  type MediaItem,
  type NewFile,
  replaceMediaFile,
} from '#data/media/media.ts';
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
  /** What it shows; as before when missing. */
  words?: { alt: string; decorative: boolean };
}

/** A chosen file, and what it has become in the library already. */
export interface ChosenFile {
  ready: Replacement;
  known: MediaItem | null;
}

/** Makes a chosen file ready, and looks whether the library has it. Nothing is replaced yet. */
export function useChosenFile(item: MediaItem) {
  return useDataChange({
    run: async (file: File): Promise<ChosenFile> => {
      const ready = await inEncoder((encoder) => encodeFile(encoder, file, item));
      const found = await fetchMediaByDigest(ready.sha256);
      if (found?.id !== item.id) return { ready, known: found };
      if (!(await isLost(item))) throw sameFile();
      return { ready: { ...ready, words: item }, known: null };
    },
    changes: [],
  });
}

/** Replaces a picture's file, at a new path: the old address never shows another picture, and is the way back. */
export function useReplacement(item: MediaItem) {
  const queries = useQueryClient();
  return useDataChange({
    /** @returns what is to be said of the new one, and its path. */
    run: async (prepare: Replacement | ((encoder: PictureEncoder) => Promise<Replacement>)) => {
      const replacement = typeof prepare === 'function' ? await inEncoder(prepare) : prepare;
      const now = await store(item, replacement);
      showMedia(queries, now);
      return { path: now.path, remark: replacement.remark };
    },
    changes: ['media'],
  });
}

/** Gives a picture back what it was before its file was replaced, with its words. */
export function usePuttingBack(item: MediaItem) {
  const queries = useQueryClient();
  return useDataChange({
    run: async ({ bucket, path, width, height, thumbhash, sha256, ...former }: MediaItem) => {
      const { focal_x, focal_y, alt, decorative } = former;
      const file = { bucket, path, width, height, thumbhash, sha256 };
      showMedia(queries, await exchange(item, { ...file, focal_x, focal_y, alt, decorative }));
      return path;
    },
    changes: ['media'],
  });
}

/** Upright, without metadata, scaled; in the place of a PDF one as it is. @throws PictureRefusal */
async function encodeFile(
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
  const { blob, digest, width, height, thumbhash, sha256, focal, words } = replacement;
  const { bucket } = item;
  const path = storagePath(digest, blob);
  if (path === item.path && !(await isLost(item))) throw sameFile();
  await uploadFile({
    ...{ bucket, path, body: blob, uploadUrl: null },
    signal: new AbortController().signal,
    onProgress: () => {},
    onUploadUrl: () => {},
  });
  return await exchange(item, {
    ...{ bucket, path, width, height, thumbhash, sha256 },
    ...(focal && { focal_x: focal.x, focal_y: focal.y }),
    ...(words && { alt: words.alt, decorative: words.decorative }),
  });
}

/** @throws DataError 'conflict' when a colleague has given it another file meanwhile. */
async function exchange(item: MediaItem, file: NewFile): Promise<MediaItem> {
  // Each autosaved text raises the version.
  const { version, path } = await fetchMediaItem(item.id);
  if (path !== item.path) {
    throw new DataError('conflict', { message: staff.screens.pictureChangedByOthers });
  }
  return await replaceMediaFile(item.id, version, file);
}

const sameFile = () => new DataError('already-there', { message: staff.media.sameFileAlready });

/** Then the very same file mends it. */
async function isLost({ id }: MediaItem): Promise<boolean> {
  return (await fetchLostPictures()).some((picture) => picture.id === id);
}
