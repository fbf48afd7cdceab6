import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { galleryById } from '#admin/queries/galleries.ts';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { staff } from '#languages/staff.ts';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryDetails } from './GalleryDetails.tsx';
import { GallerySheetField } from './GalleryField.tsx';
import { focusPart } from './gallery-checks.ts';
import { ActionsContext, GalleryContext } from './gallery-context.ts';
import { Beside } from './languages/Beside.tsx';
import { LanguageSwitch } from './languages/LanguageSwitch.tsx';
import { createOpenFields } from './open-fields.ts';
import { PictureGrid } from './pictures/PictureGrid.tsx';
import { StoryField } from './StoryField.tsx';
import { useGalleryChanges } from './use-gallery-changes.ts';
import { useLatest } from './use-latest.ts';

const Behind = lazy(async () => ({ default: (await import('./languages/Behind.tsx')).Behind }));

/** /admin/galleries/{id}, and /admin/galleries/{id}/{language} for its words in another one: a job as its page will be, with its pictures in order. */
export function GalleryScreen() {
  const { id = '', language = '' } = useParams();
  const found = useQuery(galleryById(id));
  const isOfSite = language === '' || otherLanguages().includes(language);
  if (!isOfSite) return <NotFound />;
  if (found.data) {
    // Each language has fields of its own.
    return <GalleryEditor key={`${id} ${language}`} stored={found.data} language={language} />;
  }
  return (
    <OpeningScreen
      title={staff.galleries.gallery}
      label={staff.galleries.openingTheGallery}
      what={staff.galleries.thePictures}
      query={found}
    />
  );
}

function GalleryEditor({ stored, language }: { stored: OpenGallery; language: string }) {
  const changes = useGalleryChanges(stored.gallery.id);
  const open = changes.withPending(stored);
  const [fields] = useState(createOpenFields);
  const apply = useLatest(changes.apply);
  const remember = useLatest(changes.remember);
  const actions = useMemo(
    () => ({ apply, remember, register: fields.register, language }),
    [apply, remember, fields, language],
  );
  useScreenTitle(open.gallery.title || staff.galleries.newGallery);

  return (
    <ActionsContext value={actions}>
      <GalleryContext value={{ open, language, changes, fields }}>
        <h1 className="sr-only">
          {staff.galleries.galleryNamed(open.gallery.title || staff.galleries.untitled)}
        </h1>
        <GalleryBar />
        <div className="flex-1 xl:grid xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid w-full grid-cols-1 content-start gap-8 px-4 py-6 sm:px-8 sm:py-8">
            <LanguageSwitch />
            {language !== '' && (
              <Suspense fallback={null}>
                <Behind />
              </Suspense>
            )}
            <div className={`grid gap-3 ${language === '' ? 'max-w-3xl' : 'max-w-6xl'}`}>
              <Beside field="title">
                <GallerySheetField
                  name="title"
                  placeholder={staff.galleries.title}
                  className="font-display text-sheet/tight"
                />
              </Beside>
              <Beside field="summary">
                <GallerySheetField
                  name="summary"
                  placeholder={staff.galleries.summaryPlaceholder}
                  className="text-reading/relaxed text-soft"
                />
              </Beside>
            </div>
            <PictureGrid />
            <div className={language === '' ? undefined : 'max-w-6xl'}>
              <Beside field="story">
                <StoryField />
              </Beside>
            </div>
          </div>
          {/* In reach however many pictures there are; a smaller window opens it from the bar. */}
          <aside
            aria-label={staff.galleries.aboutThisGallery}
            className="hidden border-line border-s bg-panel xl:block"
          >
            <div className="sticky top-18 max-h-[calc(100dvh-4.5rem)] overflow-y-auto px-6 py-6">
              <GalleryDetails onFix={focusPart} />
            </div>
          </aside>
        </div>
      </GalleryContext>
    </ActionsContext>
  );
}
