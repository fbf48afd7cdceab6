import { useDataChange } from '#admin/queries/use-data-change.ts';
import { binMedia, deleteMedia, restoreMedia, tagMedia } from '#data/media/media-library.ts';

/** @returns the ids that went; the others are in use. */
export function useBinning() {
  return useDataChange({ run: (ids: readonly string[]) => binMedia(ids), changes: ['media'] });
}

export function useRestoring() {
  return useDataChange({ run: (ids: readonly string[]) => restoreMedia(ids), changes: ['media'] });
}

export function useDeletion() {
  return useDataChange({ run: (ids: readonly string[]) => deleteMedia(ids), changes: ['media'] });
}

export function useTagging() {
  return useDataChange({
    run: ({ ids, tags }: { ids: readonly string[]; tags: readonly string[] }) =>
      tagMedia(ids, tags),
    changes: ['media'],
  });
}
