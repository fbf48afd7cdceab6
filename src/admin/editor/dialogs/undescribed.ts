import type { QueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { PlacedBlock } from '#admin/editor/placed-block.ts';
import { type PictureText, picturesOf } from '#admin/editor/schema/blocks.ts';
import { mediaById, mediaTexts, showMedia, showMediaText } from '#admin/queries/media.ts';
import { saveMedia } from '#data/media/media.ts';
import { saveMediaText } from '#data/media/media-texts.ts';
import { isDescribed } from '#domain/media/media.ts';

/** The next picture without a description anywhere: first below `after`, then from the top, never `after` itself. */
export function findUndescribed(
  editor: Editor,
  queries: QueryClient,
  after: number,
): PlacedBlock | undefined {
  const found: PlacedBlock[] = [];
  editor.state.doc.descendants((node, position) => {
    if (position !== after && isUndescribed(node, queries)) found.push({ node, position });
  });
  return found.find(({ position }) => position > after) ?? found[0];
}

/** Whether a picture, or one of a pair, is described neither here nor in the library. */
export function isUndescribed(node: Node | null, queries: QueryClient): boolean {
  return picturesOf(node).some((text) => isMute(queries, text));
}

function isMute(queries: QueryClient, { mediaId, alt }: PictureText): boolean {
  // What has not been loaded may be described.
  const media = queries.getQueryData(mediaById(mediaId).queryKey);
  return alt.trim() === '' && media !== undefined && !isDescribed(media);
}

/** Copies a description to the library if it has none in its language, for covers and galleries. */
export async function describeInLibrary(
  queries: QueryClient,
  { mediaId, alt }: PictureText,
  language: string,
): Promise<void> {
  const media = queries.getQueryData(mediaById(mediaId).queryKey);
  const words = { alt: alt.trim() };
  if (!media || words.alt === '' || media.decorative) return;
  try {
    if (language === '') {
      if (!isDescribed(media)) showMedia(queries, await saveMedia(mediaId, words, media.version));
      return;
    }
    const texts = await queries.query(mediaTexts(mediaId));
    const known = texts.find((text) => text.language === language);
    if (known?.alt) return;
    const saved = await saveMediaText(mediaId, language, words, known?.version ?? 0);
    showMediaText(queries, mediaId, saved);
  } catch {
    // Another editor was faster, or there is no connection: the text has its own.
  }
}
