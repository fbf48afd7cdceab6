import { useQueries } from '@tanstack/react-query';
import { pictureAddresses } from '#admin/media/StoredPicture.tsx';
import { folderPicture } from '#admin/pages/folder-pictures.ts';
import { mediaByFile, mediaById } from '#admin/queries/media.ts';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import type { MergedPage, PictureField } from '#domain/pages/page.ts';
import { isRecord } from '#domain/pages/same-value.ts';

/** A picture as the kinds of sections want it. */
export interface FramePicture {
  media: MediaSummary;
  built: { avif: string; webp: string; src: string };
  alt: string;
}

/** Widest that a frame shows. */
const WIDTH = 1536;
/** Of the folder's pictures, whose size only the build measures: the stylesheet fits them in. */
const ANY_SIZE = { width: 1600, height: 1000 };

/** Finds the pictures of a page, of the folder and of the library; null for one that is not there (yet). */
export function useFramePictures(page: MergedPage): (field: unknown) => FramePicture | null {
  const fields = page.sections.flatMap((section) => picturesIn(section.fields));
  const ids = [...new Set(fields.flatMap((one) => ('media' in one ? [one.media] : [])))];
  const files = [...new Set(fields.flatMap((one) => ('library' in one ? [one.library] : [])))];
  const byId = useQueries({ queries: ids.map(mediaById) });
  const byFile = useQueries({ queries: files.map(mediaByFile) });
  return (field) => {
    const picture = field as PictureField | undefined;
    if (!picture) return null;
    if ('file' in picture) return ofFolder(picture.file, picture.alt);
    if ('library' in picture) {
      const found = byFile[files.indexOf(picture.library)]?.data;
      return found ? stored(found, found.alt) : null;
    }
    const found = byId[ids.indexOf(picture.media)]?.data;
    return found ? stored(toSummary(found), picture.alt ?? '') : null;
  };
}

function stored(media: MediaSummary, alt: string): FramePicture {
  const { smaller } = pictureAddresses(media, WIDTH);
  return { media, alt, built: { avif: smaller, webp: smaller, src: smaller } };
}

function ofFolder(file: string, alt: string): FramePicture | null {
  const src = folderPicture(file);
  if (!src) return null;
  const media = { id: '', bucket: '', path: file, ...ANY_SIZE } as unknown as MediaSummary;
  return { media, alt, built: { avif: src, webp: src, src } };
}

function picturesIn(value: unknown): PictureField[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isRecord(value)) return [];
  const isPicture = ['file', 'media', 'library'].some((name) => typeof value[name] === 'string');
  return isPicture ? [value as unknown as PictureField] : Object.values(value).flatMap(picturesIn);
}
