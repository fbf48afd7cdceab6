import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { galleryList } from '#admin/queries/galleries.ts';
import { Button } from '#admin/ui/Button.tsx';
import { Loading } from '#admin/ui/feedback/Loading.tsx';
import { EmptyList } from '#admin/ui/lists/List.tsx';
import { ScreenBar, ScreenName } from '#admin/ui/ScreenBar.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { GalleryState } from '#data/galleries/galleries.ts';
import { pluralize } from '#domain/text/when.ts';
import { GalleryBin } from './GalleryBin.tsx';
import { GalleryOrder } from './GalleryOrder.tsx';
import { NewGalleryDialog } from './NewGalleryDialog.tsx';

/** /admin/galleries: every job worth showing, in the order in which visitors meet them. */
export function GalleryList() {
  useScreenTitle('Galleries');
  const galleries = useQuery(galleryList);
  const [isNew, setNew] = useState(false);
  return (
    <>
      <ScreenBar
        actions={
          <Button kind="primary" aria-haspopup="dialog" onClick={() => setNew(true)}>
            New gallery
          </Button>
        }
      >
        <ScreenName title="Galleries" note={galleries.data && summary(galleries.data)} />
      </ScreenBar>
      <div className="grid max-w-5xl gap-8 px-4 py-6 sm:px-8">
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
      </div>
      <NewGalleryDialog isOpen={isNew} onClose={() => setNew(false)} />
    </>
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
