import type { QueryClient } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { textOf } from '#admin/editor/blocks/views.ts';
import { mediaById, showMedia } from '#admin/queries/media.ts';
import { saveMedia } from '#data/media/media.ts';
import { isDescribed } from '#domain/media/media.ts';

/**
 * The next picture of the text that is described neither here nor in the library: below a place, and
 * then from the top.
 *
 * @param after the place in the document of the picture that was described last; it is not looked at.
 * @returns the place of the next one; undefined when there is none.
 */
export function findUndescribed(
  editor: Editor,
  queries: QueryClient,
  after: number,
): number | undefined {
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (place !== after && isUndescribed(node, queries)) places.push(place);
  });
  return places.find((place) => place > after) ?? places[0];
}

/** Whether this is a picture, or two, and one of them is described neither here nor in the library. */
export function isUndescribed(node: Node | null, queries: QueryClient): boolean {
  if (node?.type.name === 'figure') return isMute(queries, textOf(node.attrs, ''));
  if (node?.type.name !== 'figurePair') return false;
  return (['before', 'after'] as const).some((side) => isMute(queries, textOf(node.attrs, side)));
}

function isMute(queries: QueryClient, { mediaId, alt }: { mediaId: string; alt: string }): boolean {
  // What has not been read is not known to lack anything.
  const media = queries.getQueryData(mediaById(mediaId).queryKey);
  return alt.trim() === '' && media !== undefined && !isDescribed(media);
}

/**
 * Gives the description of a picture in this text to the library too, when that has none: nobody
 * describes it a second time for a cover or a gallery. The text has it in any case.
 */
export async function describeInLibrary(
  queries: QueryClient,
  { mediaId, alt }: { mediaId: string; alt: string },
): Promise<void> {
  const media = queries.getQueryData(mediaById(mediaId).queryKey);
  if (!media || alt.trim() === '' || isDescribed(media)) return;
  try {
    showMedia(queries, await saveMedia(mediaId, { alt: alt.trim() }, media.version));
  } catch {
    // Somebody else has described it meanwhile, or there is no connection: the text has its own.
  }
}
