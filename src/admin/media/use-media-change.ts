import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { type MediaChange, type MediaItem, saveMedia } from '#data/media/media.ts';

/** An optimistic change of a picture; the last write counts. */
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
