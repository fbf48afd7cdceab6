import { pictureAddresses } from '#admin/media/StoredPicture.tsx';
import { mediaById, mediaTexts } from '#admin/queries/media.ts';
import { queryClient } from '#admin/ui/query-client.ts';
import { type MediaSummary, toSummary } from '#data/media/media.ts';
import type { Segment } from '#domain/markdown/rules.ts';
import type { PictureFile } from '#domain/media/media.ts';
import type { ProseSegment } from '#sections/parts/article/prose-html.tsx';
import type { BuiltPicture } from '#sections/parts/Picture.tsx';

/** A picture of the library as components of the site want it. */
export interface PreviewPicture {
  media: PictureFile;
  /** A smaller copy, and the original, which `tryOriginal` falls back to. */
  built: BuiltPicture;
  alt: string;
  caption: string;
  credit: string;
}

/**
 * With the words of a language, else with those of the main one, as the build has it. Null for what is no picture, or
 * is there no more.
 *
 * @param width in pixels, at least.
 * @param language its code, '' for the main one.
 */
export async function findPicture(
  id: string,
  width: number,
  language: string,
): Promise<PreviewPicture | null> {
  const found = await queryClient.query(mediaById(id)).then(toSummary, () => null);
  if (!found || found.mimeType.startsWith('application/')) return null;
  // None while they can't be had.
  const texts = language ? await queryClient.query(mediaTexts(id)).catch(() => []) : [];
  const own = texts.find((text) => text.language === language);
  const alt = found.decorative ? '' : own?.alt || found.alt;
  return pictureOf({ ...found, alt, caption: own?.caption || found.caption }, width);
}

function pictureOf(summary: MediaSummary, width: number): PreviewPicture {
  const { alt, caption, credit } = summary;
  const { smaller, original } = pictureAddresses(summary, width);
  const built = { avif: smaller, webp: smaller, src: original };
  return { media: { ...summary, contentKey: '', preview: '' }, built, alt, caption, credit };
}

/** The segments of a text with their pictures, as the build finds them. */
export async function previewSegments(
  segments: readonly Segment[],
  language: string,
): Promise<ProseSegment[]> {
  const found = await Promise.all(
    segments.map(async (segment): Promise<ProseSegment[]> => {
      if (segment.kind === 'html') return [segment];
      const picture = await findPicture(segment.mediaId, 960, language);
      if (!picture) return [];
      const alt = segment.alt || picture.alt;
      const caption = segment.caption || picture.caption;
      return [{ ...picture, kind: 'figure', alt, caption, side: segment.side }];
    }),
  );
  return found.flat();
}
