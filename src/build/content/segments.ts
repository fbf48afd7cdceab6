import type { Segment } from '#domain/markdown/body.ts';
import { linkedMedia } from '#domain/media/file-links.ts';

/** Ids of the pictures in a text, and of the PDFs that it leads to. */
export function mediaOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((part) =>
    part.kind === 'figure' ? [part.mediaId] : linkedMedia(part.html),
  );
}
