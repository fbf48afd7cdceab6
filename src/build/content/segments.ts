import type { Segment } from '#domain/markdown/body.ts';

/** Ids of the pictures in a text. */
export function figuresOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((part) => (part.kind === 'figure' ? [part.mediaId] : []));
}
