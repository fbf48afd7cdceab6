import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { binnedGalleries, galleryList } from '#admin/queries/galleries.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { Button } from '#admin/ui/Button.tsx';
import { TitleDialog } from '#admin/ui/dialogs/TitleDialog.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { Select } from '#admin/ui/fields/Select.tsx';
import { Bin } from '#admin/ui/lists/Bin.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { binDocument, deleteDocument } from '#data/documents/documents.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { createGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { GalleryOrder } from './GalleryOrder.tsx';

/** /admin/galleries: every job worth showing, in the order in which visitors meet them. */
export function GalleryList() {
  const galleries = useQuery(galleryList);
  const [isNew, setNew] = useState(false);
  const [filter, setFilter] = useState('');
  return (
    <Screen
      title={staff.galleries.galleries}
      note={galleries.data && summary(galleries.data)}
      actions={
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
          {staff.galleries.newGallery}
        </Button>
      }
      className="grid max-w-5xl gap-8 py-6"
    >
      <Loading
        label={staff.galleries.fetchingTheGalleries}
        what={staff.galleries.theGalleries}
        query={galleries}
      />
      {galleries.data && galleries.data.length > 0 && (
        <>
          <LanguageFilter chosen={filter} onChange={setFilter} />
          <GalleryOrder
            galleries={galleries.data}
            isShown={filter === '' ? null : (gallery) => isMissing(gallery, filter)}
          />
        </>
      )}
      {galleries.data?.length === 0 && (
        <EmptyList
          title={staff.galleries.noGalleriesYet}
          action={
            <Button kind="primary" onClick={() => setNew(true)}>
              {staff.galleries.makeTheFirstGallery}
            </Button>
          }
        >
          {staff.galleries.noGalleriesHint}
        </EmptyList>
      )}
      <GalleryBin />
      {isNew && <NewGalleryDialog onClose={() => setNew(false)} />}
    </Screen>
  );
}

function summary(galleries: readonly GalleryState[]): string {
  const drafts = galleries.filter(({ state }) => state === 'draft').length;
  const waiting = galleries.filter(({ state }) => state === 'live_with_changes').length;
  return [
    staff.galleries.galleryCount(galleries.length),
    drafts > 0 && staff.screens.draftCount(drafts),
    waiting > 0 && staff.galleries.withChangesWaiting(waiting),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Binned galleries, until an editor deletes them. */
function GalleryBin() {
  const { data = [] } = useQuery(binnedGalleries);
  const restoring = useDataChange({
    run: (id: string) => binDocument('gallery', id, false),
    changes: ['galleries'],
  });
  const deleting = useDataChange({
    run: (id: string) => deleteDocument('gallery', id),
    changes: ['galleries'],
  });
  return (
    <Bin
      what={staff.galleries.galleries}
      summary={staff.lists.bin(staff.galleries.galleryCount(data.length))}
      items={data.map(({ id, title, pictures, deletedAt }) => ({
        ...{ id, title: title || staff.galleries.untitled, deletedAt },
        note: staff.screens.pictureCount(pictures),
      }))}
      {...{ restoring, deleting }}
    >
      <p>{staff.galleries.deleteForGoodHint}</p>
    </Bin>
  );
}

interface LanguageFilterProps {
  /** Code of the language in which something is to do; '' for all galleries. */
  chosen: string;
  onChange: (language: string) => void;
}

/** The galleries that miss words in a language; nothing in a site of one. */
function LanguageFilter({ chosen, onChange }: LanguageFilterProps) {
  const others = otherLanguages();
  if (others.length === 0) return null;
  const { filter, all, toDo } = staff.galleries.languages;
  return (
    <Select
      label={filter}
      value={chosen}
      options={Object.fromEntries([
        ['', all],
        ...others.map((code) => [code, toDo(languageName(code))]),
      ])}
      onChange={onChange}
    />
  );
}

/** Whether a gallery is not on the site in this language, or behind what the main one says. */
function isMissing({ languages, languagesBehind }: GalleryState, language: string): boolean {
  return !languages.includes(language) || languagesBehind.includes(language);
}

/** The name of a job is enough to begin. */
function NewGalleryDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const creating = useDataChange({ run: createGallery, changes: ['galleries'] });
  return (
    <TitleDialog
      title={staff.galleries.newGallery}
      label={staff.galleries.nameOfTheJob}
      hint={staff.galleries.titleHint}
      confirm={staff.galleries.makeTheGallery}
      change={creating}
      onConfirm={(title) =>
        creating.mutate(title, { onSuccess: ({ id }) => navigate(STAFF.gallery(id)) })
      }
      onClose={onClose}
    />
  );
}
