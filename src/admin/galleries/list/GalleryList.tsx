import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { Screen } from '#admin/ui/Screen.tsx';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { pluralize } from '#domain/text/when.ts';
import { GalleryBin } from './GalleryBin.tsx';
import { GalleryOrder } from './GalleryOrder.tsx';
import { NewGalleryDialog } from './NewGalleryDialog.tsx';

/** /admin/galleries: every job worth showing, in the order in which visitors meet them. */
export function GalleryList() {
  const galleries = useQuery(galleryList);
  const [isNew, setNew] = useState(false);
  return (
    <Screen
      title="Galleries"
      note={galleries.data && summary(galleries.data)}
      actions={
        <Button kind="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
          New gallery
        </Button>
      }
      className="grid max-w-5xl gap-8 py-6"
    >
      <Loading label="Fetching the galleries" what="The galleries" query={galleries} />
      {galleries.data && galleries.data.length > 0 && <GalleryOrder galleries={galleries.data} />}
      {galleries.data?.length === 0 && (
        <EmptyList
          title="No galleries yet"
          action={
            <Button kind="primary" onClick={() => setNew(true)}>
              Make the first gallery
            </Button>
          }
        >
          One gallery for each job worth showing: its photographs in order, a few words, and where
          and when it was. Staff alone see it until you publish it.
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
    pluralize(galleries.length, 'gallery', 'galleries'),
    drafts > 0 && pluralize(drafts, 'draft'),
    waiting > 0 && `${waiting} with changes waiting`,
  ]
    .filter(Boolean)
    .join(', ');
}
