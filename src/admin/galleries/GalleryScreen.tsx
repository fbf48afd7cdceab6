import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import { LeaveQuestion, useLeaving } from '#admin/documents/LeaveQuestion.tsx';
import { editorCode } from '#admin/editor/editor-code.ts';
import { MarkdownSource } from '#admin/editor/MarkdownSource.tsx';
import { galleryById } from '#admin/queries/galleries.ts';
import { type OpenedDrafts, useOpenedDrafts } from '#admin/saving/use-left-drafts.ts';
import { Button, buttonClass } from '#admin/ui/Button.tsx';
import { LoadingFailed } from '#admin/ui/feedback/Loading.tsx';
import { Spinner } from '#admin/ui/feedback/Spinner.tsx';
import { Counter, isNearLimit } from '#admin/ui/fields/FieldMessage.tsx';
import { NotFound } from '#admin/ui/NotFound.tsx';
import { OpeningScreen } from '#admin/ui/OpeningScreen.tsx';
import { languageName, otherLanguages } from '#admin/ui/text/site-languages.ts';
import { useScreenTitle } from '#admin/ui/use-screen-title.ts';
import { addUploads } from '#admin/uploads/uploads.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { FIELDS } from '#domain/galleries/fields.ts';
import { staff } from '#languages/staff.ts';
import { GalleryBar } from './GalleryBar.tsx';
import { GalleryDetails } from './GalleryDetails.tsx';
import { GallerySheetField } from './GalleryField.tsx';
import { focusPart } from './gallery-checks.ts';
import { ActionsContext, GalleryContext, useLatest, useOpenGallery } from './gallery-context.ts';
import { type GalleryDraft, isGalleryDraft, useGallerySaver } from './gallery-saver.ts';
import { Beside } from './languages/Beside.tsx';
import { PictureGrid } from './pictures/PictureGrid.tsx';
import { useGalleryChanges } from './use-gallery-changes.ts';
import { useGalleryField } from './use-gallery-field.ts';
import { useIsNear } from './use-is-near.ts';

const Behind = lazy(async () => ({ default: (await import('./languages/Original.tsx')).Behind }));

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
  return <OpeningScreen title={staff.media.gallery} what={staff.media.thePictures} query={found} />;
}

/** Opens a gallery with what this device keeps of it. */
function GalleryEditor(props: Omit<EditorProps, 'drafts'>) {
  const drafts = useOpenedDrafts(`gallery:${props.stored.gallery.id}`, isGalleryDraft);
  if (!drafts) return <Spinner label={staff.screens.fetching(staff.galleries.theGallery)} />;
  return <OpenEditor {...props} drafts={drafts} />;
}

interface EditorProps {
  stored: OpenGallery;
  language: string;
  drafts: OpenedDrafts<GalleryDraft>;
}

function OpenEditor({ stored, language, drafts }: EditorProps) {
  const changes = useGalleryChanges(stored.gallery.id);
  const open = changes.withPending(stored);
  const saver = useGallerySaver(stored, drafts);
  const leaving = useLeaving(saver);
  const apply = useLatest(changes.apply);
  const remember = useLatest(changes.remember);
  const actions = useMemo(
    () => ({ apply, remember, saver, language }),
    [apply, remember, saver, language],
  );
  useScreenTitle(open.gallery.title || staff.galleries.newGallery);

  return (
    <ActionsContext value={actions}>
      <GalleryContext value={{ open, language, changes }}>
        <h1 className="sr-only">
          {staff.galleries.galleryNamed(open.gallery.title || staff.screens.untitled)}
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
            <div className={`grid gap-3 ${language === '' ? 'max-w-writing' : 'max-w-6xl'}`}>
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
        <LeaveQuestion {...{ leaving, saver }} />
      </GalleryContext>
    </ActionsContext>
  );
}

/** The story in the article editor, fetched when it comes near; pasted pictures join those of the gallery. */
function StoryField() {
  const { id: galleryId, title } = useOpenGallery().open.gallery;
  const field = useGalleryField('story');
  const { label } = field;
  const { limit } = FIELDS.story;
  const id = useId();
  const [isNear, watch] = useIsNear('100% 0px');
  const [isWanted, setWanted] = useState(false);
  const code = useQuery({ ...editorCode, enabled: isNear || isWanted });
  const Editor = code.data;
  const takePictures = useLatest((pictures: readonly File[]) => {
    addUploads(pictures, { galleryId, title });
  });
  const text = {
    ...{ id, label, takePictures },
    lang: field.lang,
    value: field.text,
    onChange: field.type,
    placeholder: staff.galleries.storyPlaceholder,
    isInvalid: field.error !== '',
    describedBy: isNearLimit(field.text, limit) ? `${id}-counter` : undefined,
  };

  // An author who waits in the section goes on in the text.
  const isHere = useRef(false);
  useEffect(() => {
    if (Editor && isHere.current) document.getElementById(id)?.focus();
  }, [Editor, id]);

  return (
    <section
      ref={watch}
      data-part="story"
      aria-label={label}
      // Whether it is saved is said below it, and in sight; on a phone the tools need the room.
      className="max-w-writing [--least-height:9rem] sm:[--room-below:1rem]"
      onFocus={() => {
        isHere.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        isHere.current = false;
        field.leave();
      }}
    >
      <h2 className="mb-3 font-medium">{label}</h2>
      {Editor ? (
        <Editor {...text} />
      ) : code.errorUpdateCount > 0 ? (
        <div className="grid gap-4">
          <LoadingFailed what={staff.editor.theEditor} query={code} />
          <MarkdownSource {...text} placeholder={staff.galleries.howTheJobWent} />
        </div>
      ) : (
        <Button isPending={code.isFetching} onClick={() => setWanted(true)}>
          {code.isFetching ? staff.galleries.openingTheEditor : staff.galleries.writeTheStory}
        </Button>
      )}
      <Counter id={`${id}-counter`} text={field.text} limit={limit} />
    </section>
  );
}

/** Whose words are on the screen; nothing in a site of one language. */
function LanguageSwitch() {
  const { open, language } = useOpenGallery();
  const others = otherLanguages();
  if (others.length === 0) return null;
  return (
    <nav aria-label={staff.galleries.languages.shown} className="flex flex-wrap gap-2">
      {['', ...others].map((code) => (
        <Link
          key={code}
          to={STAFF.gallery(open.gallery.id, code)}
          aria-current={code === language ? 'page' : undefined}
          className={buttonClass('secondary', 'aria-[current]:bg-shade')}
        >
          {languageName(code)}
        </Link>
      ))}
    </nav>
  );
}
