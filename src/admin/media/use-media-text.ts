import { useQueryClient } from '@tanstack/react-query';
import { showMedia } from '#admin/queries/media.ts';
import { type AutosaveOptions, useAutosave } from '#admin/saving/use-autosave.ts';
import { fetchMediaItem, type MediaItem, saveMedia } from '#data/media/media.ts';
import { MEDIA_LIMITS } from '#domain/media/media.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';

/** A picture's texts and what a change of one needs. */
type Item = Pick<MediaItem, 'id' | 'version' | keyof typeof MEDIA_LIMITS>;

/** One autosaving text of a picture. Only two edits of the same text are a conflict. */
export function useMediaText(item: Item, field: keyof typeof MEDIA_LIMITS) {
  return useAutosave(useMediaTextOptions(item, field));
}

/** How such a text is kept, checked and saved, wherever it is written. */
export function useMediaTextOptions(item: Item, field: keyof typeof MEDIA_LIMITS): AutosaveOptions {
  const queries = useQueryClient();
  const limit = MEDIA_LIMITS[field];
  return {
    saved: { text: item[field], version: item.version },
    thing: `media:${item.id}:${field}`,
    check: (text) => (countCharacters(text) > limit ? staff.media.tooManyCharacters(limit) : ''),
    save: async (text, version) => {
      const saved = await saveMedia(item.id, { [field]: text }, version);
      showMedia(queries, saved);
      return saved.version;
    },
    load: async () => {
      const now = await fetchMediaItem(item.id);
      return { text: now[field], version: now.version };
    },
  };
}
