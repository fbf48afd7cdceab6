import { useDataChange } from '#admin/queries/use-data-change.ts';
import { binMedia, deleteMedia, restoreMedia, tagMedia } from '#data/media-library.ts';

/** Moves pictures to the bin; its result are the ids of those that went, without those in use. */
export function useBinning() {
  return useDataChange({ run: (ids: readonly string[]) => binMedia(ids), changes: ['media'] });
}

/** Takes pictures out of the bin. */
export function useRestoring() {
  return useDataChange({ run: (ids: readonly string[]) => restoreMedia(ids), changes: ['media'] });
}

/** Deletes pictures of the bin, and their files, for good. */
export function useDeletion() {
  return useDataChange({ run: (ids: readonly string[]) => deleteMedia(ids), changes: ['media'] });
}

/** Gives pictures tags. */
export function useTagging() {
  return useDataChange({
    run: ({ ids, tags }: { ids: readonly string[]; tags: readonly string[] }) =>
      tagMedia(ids, tags),
    changes: ['media'],
  });
}
