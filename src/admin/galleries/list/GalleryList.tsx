import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { staff } from '#languages/staff.ts';
import { GalleryBin } from './GalleryBin.tsx';
import { GalleryOrder } from './GalleryOrder.tsx';
import { isMissing, LanguageFilter } from './LanguageFilter.tsx';
import { NewGalleryDialog } from './NewGalleryDialog.tsx';

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
