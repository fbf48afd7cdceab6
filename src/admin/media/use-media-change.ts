import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type MediaChange, type MediaItem, saveMedia } from '#data/media.ts';

/**
 * Changes something about a picture that is not typed: on the screen at once, and back again if the
 * server refuses. The last word counts.
 */
export function useMediaChange(item: MediaItem) {
  const queries = useQueryClient();
  return useDataChange({
    run: async (change: MediaChange) => showMedia(queries, await saveMedia(item.id, change)),
    changes: [],
    inOrder: `media:${item.id}`,
    showAtOnce: async (_queries, change) => {
      showMedia(queries, { ...item, ...change });
      return () => showMedia(queries, item);
    },
  });
}
