import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { galleryById } from '#admin/queries/galleries.ts';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { staff } from '#languages/staff.ts';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryDetails } from './GalleryDetails.tsx';
import { GallerySheetField } from './GalleryField.tsx';
import { ActionsContext, GalleryContext } from './gallery-context.ts';
import { createOpenFields } from './open-fields.ts';
import { PictureGrid } from './pictures/PictureGrid.tsx';
import { StoryField } from './StoryField.tsx';
import { useGalleryChanges } from './use-gallery-changes.ts';
import { useLatest } from './use-latest.ts';

/** /admin/galleries/{id}: a job as its page will be, with its pictures in order. */
export function GalleryScreen() {
  const { id = '' } = useParams();
  const found = useQuery(galleryById(id));
  if (found.data) return <GalleryEditor key={id} stored={found.data} />;
  return (
    <OpeningScreen
      title={staff.galleries.gallery}
      label={staff.galleries.openingTheGallery}
      what={staff.galleries.thePictures}
      query={found}
    />
  );
}

function GalleryEditor({ stored }: { stored: OpenGallery }) {
  const changes = useGalleryChanges(stored.gallery.id);
  const open = changes.withPending(stored);
  const [fields] = useState(createOpenFields);
  const apply = useLatest(changes.apply);
  const remember = useLatest(changes.remember);
  const actions = useMemo(
    () => ({ apply, remember, register: fields.register }),
    [apply, remember, fields],
  );
  useScreenTitle(open.gallery.title || staff.galleries.newGallery);

  return (
    <ActionsContext value={actions}>
      <GalleryContext value={{ open, changes, fields }}>
        <h1 className="sr-only">
          {staff.galleries.galleryNamed(open.gallery.title || staff.galleries.untitled)}
        </h1>
        <GalleryBar />
        <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid w-full grid-cols-1 content-start gap-8 px-4 py-6 sm:px-8 sm:py-8">
            <div className="grid max-w-3xl gap-3">
              <GallerySheetField
                name="title"
                placeholder={staff.galleries.title}
                className="font-display text-sheet/tight"
              />
              <GallerySheetField
                name="summary"
                placeholder={staff.galleries.summaryOneOrTwo}
                className="text-reading/relaxed text-soft"
              />
            </div>
            <PictureGrid />
            <StoryField />
          </div>
          {/* In reach however many pictures there are; a smaller window opens it from the bar. */}
          <aside
            aria-label={staff.galleries.aboutThisGallery}
            className="hidden border-line border-s bg-panel xl:block"
          >
            <div className="sticky top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto px-6 py-6">
              <GalleryDetails />
            </div>
          </aside>
        </div>
      </GalleryContext>
    </ActionsContext>
  );
}
