import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DocumentKind, Replaced, StoredDocument } from '#admin/documents/document-kind.ts';
import { galleryById, galleryList } from '#admin/queries/galleries.ts';
import { createSaver, type Saver } from '#admin/saving/saver.ts';
import { saverMachine } from '#admin/saving/saver-state.ts';
import type { OpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { useSaver } from '#admin/saving/use-saver.ts';
import { languageName } from '#admin/ui/text/site-languages.ts';
import {
  binDocument,
  discardChanges,
  publishDocument,
  restoreRevision,
  unpublishDocument,
} from '#data/documents/documents.ts';
import { DataError } from '#data/errors.ts';
import { fetchGallery, type OpenGallery } from '#data/galleries/galleries.ts';
import { saveGallery } from '#data/galleries/gallery-changes.ts';
import { savePicture } from '#data/galleries/gallery-pictures.ts';
import { type Choices, mergeDocuments, type Shape } from '#domain/documents/merge.ts';
import { isSameValue, isShapedLike } from '#domain/documents/same-value.ts';
import { fieldProblem } from '#domain/galleries/field-rules.ts';
import {
  eachOf,
  FIELD_NAMES,
  FIELDS,
  type Field,
  type FieldName,
  type Fields,
  fieldsOf,
  NO_FIELDS,
  TRANSLATED,
} from '#domain/galleries/fields.ts';
import { NO_WORDS, type WordsByLanguage } from '#domain/galleries/gallery-words.ts';
import { countCharacters } from '#domain/text/plain-text.ts';
import { staff } from '#languages/staff.ts';
import type { GalleryChanges } from './use-gallery-changes.ts';

type ByLanguage<Said> = Readonly<Record<string, Said>>;

/** All that is typed in a gallery. */
export interface GalleryDraft extends Fields {
  words: WordsByLanguage;
  /** By the ids of the pictures; in the main language, '', and others. */
  captions: Readonly<Record<string, ByLanguage<string>>>;
}

/** A gallery as its saver has it. Its version counts the changes of its words, and those of its pictures. */
export interface StoredGallery extends StoredDocument, Pick<OpenGallery, 'gallery' | 'pictures'> {}

export type GallerySaver = Saver<GalleryDraft, StoredGallery>;

export const storedOf = ({ gallery, pictures }: Pick<OpenGallery, 'gallery' | 'pictures'>) => {
  const version = gallery.version + gallery.pictures_version;
  return { ...gallery, version, gallery, pictures };
};

const draftOf = ({ gallery, pictures }: StoredGallery): GalleryDraft => ({
  ...fieldsOf(gallery, FIELD_NAMES),
  words: gallery.words,
  captions: Object.fromEntries(
    pictures.map(({ id, caption, captions }) => [id, { '': caption, ...captions }]),
  ),
});

/** As the server stores them: those that say something. */
const filled = <Said>(all: ByLanguage<Said>, isEmpty = (said: Said) => !said) =>
  Object.fromEntries(Object.entries(all).filter(([, said]) => !isEmpty(said)));

/** The draft with another value of a field. @param language '' for the main one. */
export function withField(
  { words }: GalleryDraft,
  name: FieldName,
  language: string,
  value: Fields[FieldName],
): Partial<GalleryDraft> {
  if (language === '') return { [name]: value };
  const said = { ...NO_WORDS, ...words[language], [name]: value };
  return { words: filled({ ...words, [language]: said }, (one) => isSameValue(one, NO_WORDS)) };
}

export function withCaption(
  { captions }: GalleryDraft,
  id: string,
  language: string,
  said: string,
) {
  // In the main language it is there for each picture.
  const all = { '': '', ...filled({ ...captions[id], [language]: said }) };
  return { captions: { ...captions, [id]: all } };
}

/** In characters; the database's own limit. */
export const CAPTION_LIMIT = 500;

/** What the database would refuse first, and where it is: a field, or a picture for its caption. Null for nothing. */
export function problemIn(draft: GalleryDraft): { part: string; text: string } | null {
  const { words, captions } = draft;
  const found = [
    ...FIELD_NAMES.map((part) => ({ part, text: fieldProblem(part, draft[part]) })),
    // The address follows from the title.
    ...Object.values(words).flatMap((said) =>
      TRANSLATED.filter((part) => said[part] !== '').map((part) => ({
        ...{ part, text: fieldProblem(part, said[part]) },
      })),
    ),
    ...Object.entries(captions).map(([part, said]) => {
      const isLong = Object.values(said).some((text) => countCharacters(text) > CAPTION_LIMIT);
      return { part, text: isLong ? staff.galleries.captionTooLong : '' };
    }),
  ];
  return found.find(({ text }) => text !== '') ?? null;
}

/** What is chosen, or read by machines, counts as a whole; of a list each entry. */
const SHAPE = eachOf(FIELD_NAMES, (name): Shape => {
  const { kind }: Field = FIELDS[name];
  if (kind === 'list') return (entry: string) => entry;
  return kind === 'line' || kind === 'text' ? 'parts' : 'whole';
});

/** Nobody is asked for the caption of a picture that has been taken out. */
function merged(
  origin: GalleryDraft | null,
  mine: GalleryDraft,
  theirs: GalleryDraft,
  choices?: Choices,
) {
  const left = Object.entries(mine.captions).filter(([id]) => id in theirs.captions);
  const own = { ...mine, captions: Object.fromEntries(left) };
  const languages = Object.keys({ ...own.words, ...theirs.words });
  const words = Object.fromEntries(languages.map((language) => [language, SHAPE]));
  return mergeDocuments({ ...SHAPE, words }, origin, own, theirs, choices);
}

/** How a gallery is compared, checked, merged and saved. */
export const galleryMachine = saverMachine<GalleryDraft, StoredGallery>({
  empty: { ...NO_FIELDS, words: {}, captions: {} },
  read: draftOf,
  check: (draft) => problemIn(draft)?.text ?? '',
  merge: merged,
  pauseMs: 800,
});

/** A path of the merge in words. */
export function galleryPlace([part = '', within = '', field = '']: readonly string[]): string {
  const nameOf = (name: string) => staff.galleries[FIELDS[name as FieldName].label];
  if (part === 'words') return `${languageName(within)}: ${nameOf(field)}`;
  return part === 'captions' ? staff.media.caption : nameOf(part);
}

export function isGalleryDraft(found: unknown): found is GalleryDraft {
  return isShapedLike(galleryMachine.rules.empty, found);
}

/** The saver of an open gallery, with what this device keeps of it. */
export function useGallerySaver(
  open: OpenGallery,
  { place, left }: OpenedDrafts<GalleryDraft>,
): GallerySaver {
  const queries = useQueryClient();
  const { id } = open.gallery;
  const { queryKey } = galleryById(id);
  const [saver] = useState(() => {
    const load = async () => storedOf(await fetchGallery(id));
    const made: GallerySaver = createSaver({
      ...{ machine: galleryMachine, place, load },
      initial: galleryMachine.open(storedOf(open), left, { id, isOnline: navigator.onLine }),
      async write(draft, version) {
        const { saved } = made.state.get();
        // Typed on top of another state than the one that is known.
        if (saved?.version !== version) throw new DataError('conflict');
        const before = draftOf(saved);
        const isTyped = (name: FieldName | 'words') => !isSameValue(before[name], draft[name]);
        const names = ([...FIELD_NAMES, 'words'] as const).filter(isTyped);
        const said = Object.fromEntries(names.map((name) => [name, draft[name]]));
        const gallery =
          names.length > 0 ? await saveGallery(id, saved.gallery.version, said) : saved.gallery;
        const captioned = saved.pictures.filter(
          (one) => !isSameValue(before.captions[one.id], draft.captions[one.id]),
        );
        for (const one of captioned) {
          const { '': caption = '', ...captions } = draft.captions[one.id] ?? {};
          await savePicture(one.id, one.version, { caption, captions });
        }
        const isAlone = gallery.pictures_version === saved.gallery.pictures_version;
        return isAlone && captioned.length === 0 ? storedOf({ ...saved, gallery }) : load();
      },
      onSaved({ gallery, pictures }) {
        queries.setQueryData(queryKey, (now) => now && { ...now, gallery, pictures });
        // An answer that is on its way may be older than this, and is asked for again.
        if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
        void queries.invalidateQueries({ queryKey: galleryList.queryKey });
      },
    });
    return made;
  });
  useSaver(saver);
  const { gallery, pictures } = open;
  useEffect(
    () => saver.dispatch({ type: 'seen', saved: storedOf({ gallery, pictures }) }),
    [saver, gallery, pictures],
  );
  return saver;
}

/** @param revision of the gallery as it was before. */
async function replaced(
  { id }: StoredGallery,
  { revision }: { revision: string | null },
): Promise<Replaced<StoredGallery>> {
  return {
    stored: storedOf(await fetchGallery(id)),
    undo: async (now) =>
      replaced(now, await restoreRevision('gallery', revision, now.gallery, true)),
  };
}

/** @param settled the gallery on the screen, once everything that was done to its pictures has been written. */
export const galleryKind = (settled: GalleryChanges['settled']): DocumentKind<StoredGallery> => ({
  ...{ entity: 'galleries', linked: 'gallery' },
  written: ({ gallery }) => gallery.version,
  // Nothing that a colleague has done since.
  publish: async () => publishDocument('gallery', await settled()),
  unpublish: (id) => unpublishDocument('gallery', id),
  discard: async (saved) => replaced(saved, await discardChanges('gallery', await settled())),
  restore: async (revision, saved) =>
    replaced(saved, await restoreRevision('gallery', revision, await settled())),
  bin: (id, isBinned) => binDocument('gallery', id, isBinned),
});
