import { useStore } from '@nanostores/react';
import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { isUnsavedText } from '#admin/ui/autosaver.ts';
import { deviceCopy } from '#admin/ui/device-copy.ts';
import { useAutosave } from '#admin/ui/use-autosave.ts';
import { fetchMediaItem, type MediaItem, saveMedia } from '#data/media.ts';
import { countCharacters } from '#domain/plain-text.ts';
import { $session } from '#stores/session.ts';

/** In characters; the database's own limits. */
export const TEXT_LIMITS = { title: 200, alt: 500, caption: 500, credit: 200 } as const;

/**
 * One text of a picture, which saves itself. Two people may write two texts of one picture at once:
 * only the same one is a conflict.
 */
export function useMediaText(
  item: Pick<MediaItem, 'id' | 'version' | keyof typeof TEXT_LIMITS>,
  field: keyof typeof TEXT_LIMITS,
) {
  const userId = useStore($session).user?.id ?? '';
  const queries = useQueryClient();
  const limit = TEXT_LIMITS[field];
  return useAutosave({
    saved: { text: item[field], version: item.version },
    copy: deviceCopy(`${field}:${userId}:media:${item.id}`, isUnsavedText),
    check: (text) =>
      countCharacters(text) > limit ? `At most ${limit} characters fit. Yours is kept here.` : '',
    save: async (text, version) => {
      const saved = await saveMedia(item.id, { [field]: text }, version);
      showMedia(queries, saved);
      return saved.version;
    },
    load: async () => {
      const now = await fetchMediaItem(item.id);
      return { text: now[field], version: now.version };
    },
  });
}
