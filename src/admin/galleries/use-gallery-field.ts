import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { galleryById, galleryList } from '#admin/queries/galleries.ts';
import type { SavedText } from '#admin/saving/text-saver.ts';
import { type AutosaveOptions, useAutosave } from '#admin/saving/use-autosave.ts';
import { tagOf } from '#admin/ui/text/site-languages.ts';
import { fetchGallery, type Gallery } from '#data/galleries/galleries.ts';
import { saveGallery, saveGalleryWords } from '#data/galleries/gallery-changes.ts';
import { fieldProblem } from '#domain/galleries/field-rules.ts';
import {
  FIELDS,
  type Field,
  type FieldName,
  readTyped,
  typedOf,
} from '#domain/galleries/fields.ts';
import { inWordsOf } from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';
import { takingBackTyping } from './changes.ts';
import { useGalleryActions, useOpenGallery } from './gallery-context.ts';

/** A field of the open gallery, which saves itself, with its label and its limit in characters. */
export function useGalleryField(name: FieldName) {
  const field: Field = FIELDS[name];
  const read = (gallery: Gallery) => typedOf(gallery[name]);
  const write = (text: string) => ({ [name]: readTyped(name, text) });
  const label = staff.galleries[field.label];
  const { open, language: shown } = useOpenGallery();
  const { gallery } = open;
  // Dates and services are the same in all languages.
  const language = field.isTranslated ? shown : '';
  const queries = useQueryClient();
  const { id } = gallery;
  const autosave = useGalleryAutosave(label, {
    thing: ['gallery', id, language, name].filter(Boolean).join(':'),
    saved: { text: read(inWordsOf(gallery, language)), version: gallery.version },
    check: (text) => fieldProblem(name, text),
    asStored: (text) => typedOf(readTyped(name, text)),
    save: async (text, version) => {
      const saved =
        language === ''
          ? await saveGallery(id, version, write(text))
          : await saveGalleryWords(id, version, language, write(text));
      const { queryKey } = galleryById(id);
      // An answer that is on its way may be older than this, and is asked for again.
      const isRead = queries.isFetching({ queryKey }) > 0;
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (open) => open && { ...open, gallery: saved });
      if (isRead) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: galleryList.queryKey });
      return saved.version;
    },
    load: async () => {
      const now = (await fetchGallery(id)).gallery;
      return { text: read(inWordsOf(now, language)), version: now.version };
    },
  });
  return { ...autosave, label, limit: field.limit, lang: tagOf(language) };
}

/** An autosaving text of the open gallery; Undo brings back what stood there before the typing. */
export function useGalleryAutosave(label: string, options: AutosaveOptions) {
  const { remember, register } = useGalleryActions();
  // While the author types, the server's tidied text does not replace it.
  const [whileTyping, setWhileTyping] = useState<SavedText | null>(null);
  const autosave = useAutosave({ ...options, saved: whileTyping ?? options.saved });
  const { $state, flush, type } = autosave;
  const before = useRef<string | null>(null);

  useEffect(() => register({ flush, $state }), [register, flush, $state]);

  const leave = useEffectEvent(async () => {
    const text = before.current;
    before.current = null;
    setWhileTyping(null);
    const after = $state.get().text;
    if (!(await flush()) || text === null || text === after) return;
    const step = { before: text, after };
    remember(takingBackTyping(staff.galleries.changeOf(label), step, autosave, options.asStored));
  });

  return {
    ...autosave,
    type: (text: string) => {
      before.current ??= $state.get().text;
      setWhileTyping((held) => held ?? options.saved);
      type(text);
    },
    leave: () => void leave(),
  };
}
