import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { useGoingLive, useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import { useBinnedMessage } from '#admin/saving/use-binned-message.ts';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dot, type Tone } from '#admin/ui/Chip.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { PageLink, useCameFrom } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { DataError } from '#data/errors.ts';
import type { OpenGallery } from '#data/galleries/galleries.ts';
import { binGallery, publishGallery, unpublishGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { titledWords, untranslatedWords } from '#domain/galleries/gallery-words.ts';
import { staff } from '#languages/staff.ts';
import { goToUnsaved } from './FieldState.tsx';
import { GalleryDetails } from './GalleryDetails.tsx';
import { GalleryMenu } from './GalleryMenu.tsx';
import { focusPart, type GalleryPart } from './gallery-checks.ts';
import { useOpenGallery } from './gallery-context.ts';
import type { FieldsStep } from './open-fields.ts';
import { type GalleryStatus, useGalleryStatus } from './use-gallery-status.ts';

const GalleryPreview = lazy(async () => ({
  default: (await import('./preview/GalleryPreview.tsx')).GalleryPreview,
}));
const GalleryRevisions = lazy(async () => ({
  default: (await import('./GalleryRevisions.tsx')).GalleryRevisions,
}));

const notSaved = () => staff.galleries.fieldNotSaved;

/** Stays in sight: the way back, where the gallery stands for visitors, Undo, Preview and Publish. */
export function GalleryBar() {
  const { open, language, changes, fields } = useOpenGallery();
  const [dialog, setDialog] = useState<'details' | 'preview' | 'revisions' | 'untranslated' | null>(
    null,
  );
  const close = () => setDialog(null);
  const [partToFix, setPartToFix] = useState<GalleryPart | null>(null);
  // Once the details are closed, and have given the focus back.
  useEffect(() => {
    if (!partToFix || dialog !== null) return;
    focusPart(partToFix);
    setPartToFix(null);
  }, [dialog, partToFix]);
  const status = useGalleryStatus(open, language);
  const publishing = useGalleryPublishing();
  const left = leftIn(open);
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing = publishing.isSending || (isUnderWay && !status.publication.isLate);
  const goingLive = useGoingLiveMessage({ status, publishing });
  const binned = useBinnedMessage(open.gallery, (id) => binGallery(id, false), 'galleries');
  const { failure, dismissFailure } = changes;
  const failed: Message | null = failure && {
    tone: 'bad',
    title: `${headlineOf(failure, staff.galleries.notDone)}.`,
    text: staff.galleries.restUnchanged(failure.message),
    actions: [{ label: staff.galleries.close, onClick: dismissFailure }],
  };
  useUndoKey(changes.undo);

  function preview() {
    // What is still being typed is shown as soon as it is saved.
    void fields.flush();
    setDialog('preview');
  }

  return (
    <section
      aria-label={staff.galleries.whereThisGalleryStands}
      className="sticky top-0 z-20 border-line border-b bg-paper"
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8">
        <BackLink to={STAFF.galleries}>{staff.galleries.galleries}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-lg:order-last max-lg:basis-full">
          <GalleryStatusLine status={status} isSending={publishing.isSending} />
          <SavedLine onHidden={() => setDialog('details')} />
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Button
            kind="quiet"
            className={changes.undoLabel ? '' : 'invisible max-lg:hidden'}
            title={staff.galleries.zOrCtrlZ}
            aria-label={staff.galleries.undoChange(changes.undoLabel ?? '')}
            onClick={() => void changes.undo()}
          >
            {staff.galleries.undo}
          </Button>
          <Button className="xl:hidden" aria-haspopup="dialog" onClick={() => setDialog('details')}>
            {staff.galleries.details}
          </Button>
          <Button className="max-lg:hidden" aria-haspopup="dialog" onClick={preview}>
            {staff.galleries.preview}
          </Button>
          <GalleryMenu
            status={status}
            publishing={publishing}
            onPreview={preview}
            onRevisions={() => setDialog('revisions')}
          />
          <Button
            kind="primary"
            isPending={isPublishing}
            onClick={() =>
              left.length > 0 ? setDialog('untranslated') : publishing.send('publish')
            }
          >
            {isPublishing ? staff.galleries.publishing : staff.galleries.publish}
          </Button>
        </div>
      </div>
      <StatusBanner message={failed ?? binned ?? goingLive} />
      <Dialog isOpen={dialog === 'details'} title={staff.galleries.details} onClose={close}>
        <GalleryDetails
          onFix={(part) => {
            setPartToFix(part);
            close();
          }}
        />
      </Dialog>
      <Suspense fallback={null}>
        {dialog === 'preview' && <GalleryPreview onClose={close} />}
        {dialog === 'revisions' && <GalleryRevisions onClose={close} />}
        {dialog === 'untranslated' && (
          <LeftQuestion
            sentences={left}
            onPublish={() => publishing.send('publish')}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
}

/** Where the gallery stands, what waits, and the way to the page once it is there. */
function GalleryStatusLine(props: { status: GalleryStatus; isSending: boolean }) {
  const { status, isSending } = props;
  const shown = isSending ? 'publishing' : status.status;
  const cameFrom = useCameFrom();
  const waiting = status.changes.join(', ');
  return (
    <>
      <span role="status">{shown && <StateChip state={shown} />}</span>
      {shown === 'live_with_changes' && (
        <p className="text-note text-soft" title={waiting}>
          <span className="sr-only">{staff.galleries.differsFromLive}</span>
          {waiting}
        </p>
      )}
      {status.address && !isSending && <PageLink address={status.address} cameFrom={cameFrom} />}
    </>
  );
}

/** What of the words that visitors do not have yet is still that of the main language. */
function leftIn({ gallery, published }: OpenGallery): string[] {
  return Object.entries(titledWords(gallery.words)).flatMap(([code, words]) => {
    const left = untranslatedWords(gallery, code);
    return left.same === 0 || isSameValue(words, published?.words?.[code])
      ? []
      : `${languageName(code)}: ${stillTheSame(left)}`;
  });
}

/** Takes the gallery to visitors, and back. */
function useGalleryPublishing() {
  const { open, fields, changes } = useOpenGallery();

  /** Everything that is on the screen, and nothing that a colleague has done since. */
  async function publishSeen(): Promise<void> {
    if (!(await fields.flush())) throw new DataError('invalid', { message: notSaved() });
    await publishGallery(await changes.settled());
  }

  const { version, pictures_version } = open.gallery;
  return useGoingLive(
    'galleries',
    {
      publish: { approve: publishSeen, approved: staff.galleries.approved },
      remove: {
        approve: () => unpublishGallery(open.gallery.id),
        approved: staff.galleries.approved,
      },
    },
    version + pictures_version,
  );
}

const STEP_TONES: Record<FieldsStep, Tone> = {
  saved: 'good',
  saving: 'waiting',
  waiting: 'waiting',
  failed: 'bad',
};

/** Whether the whole gallery is saved. @param onHidden the unsaved field is among the details, which are hidden. */
function SavedLine({ onHidden }: { onHidden: () => void }) {
  const { open, changes, fields } = useOpenGallery();
  const typed = useStore(fields.$step);
  const step = typed === 'saved' && changes.isSaving ? 'saving' : typed;
  return (
    <div className="flex items-center gap-2 text-note text-soft">
      <Dot tone={STEP_TONES[step]} />
      {step === 'saved' && (
        <span>
          <RichText
            text={staff.galleries.saved}
            parts={{ time: <RelativeTime at={open.gallery.updated_at} /> }}
          />
        </span>
      )}
      {step === 'saving' && staff.galleries.saving}
      {step === 'waiting' && staff.galleries.notSavedYet}
      {step === 'failed' && (
        <button
          type="button"
          className="min-h-11 cursor-pointer font-medium text-bad underline underline-offset-4"
          aria-label={staff.galleries.goToUnsavedField}
          onClick={() => goToUnsaved() || onHidden()}
        >
          {staff.galleries.notSaved}
        </button>
      )}
    </div>
  );
}
