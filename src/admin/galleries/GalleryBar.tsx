import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentBar, DocumentStatusLine, UndoButton } from '#admin/documents/DocumentBar.tsx';
import { type DocumentQuestion, DocumentQuestions } from '#admin/documents/DocumentQuestions.tsx';
import { SaveStatusLine } from '#admin/documents/SaveStatusLine.tsx';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { useDataChange } from '#admin/queries/use-data-change.ts';
import { useGoingLive, useGoingLiveMessage } from '#admin/releases/use-going-live.ts';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { useBinnedMessage } from '#admin/saving/use-binned-message.ts';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import { type Message, StatusBanner } from '#admin/ui/feedback/StatusBanner.tsx';
import { useCameFrom } from '#admin/ui/PageLink.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { DataError } from '#data/errors.ts';
import { type OpenGallery, shownContentOf } from '#data/galleries/galleries.ts';
import { binGallery, publishGallery, unpublishGallery } from '#data/galleries/gallery-changes.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { describeGalleryChanges } from '#domain/galleries/gallery-changes.ts';
import { titledWords, untranslatedWords } from '#domain/galleries/gallery-words.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { discarding } from './changes.ts';
import { goToUnsaved } from './FieldState.tsx';
import { GalleryDetails } from './GalleryDetails.tsx';
import { focusPart, type GalleryPart } from './gallery-checks.ts';
import { useOpenGallery } from './gallery-context.ts';
import type { FieldsStep } from './open-fields.ts';

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
  const [dialog, setDialog] = useState<GalleryDialog | null>(null);
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
  const binning = useBinning(open.gallery.id);
  const cameFrom = useCameFrom();
  const left = leftIn(open);
  const { isSending } = publishing;
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const goingLive = useGoingLiveMessage({ status, publishing });
  const binned = useBinnedMessage(open.gallery, (id) => binGallery(id, false), 'galleries');
  const { failure, dismissFailure } = changes;
  const failed: Message | null = failure && {
    tone: 'bad',
    title: `${headlineOf(failure, staff.galleries.notDone)}.`,
    text: staff.galleries.restUnchanged(failure.message),
    actions: [{ label: staff.common.close, onClick: dismissFailure }],
  };
  useUndoKey(changes.undo);
  const waiting = status.changes.join(', ');
  const words = staff.documents;

  function preview() {
    // What is still being typed is shown as soon as it is saved.
    void fields.flush();
    setDialog('preview');
  }

  return (
    <DocumentBar
      label={staff.galleries.whereThisGalleryStands}
      back={{ to: STAFF.galleries, label: staff.galleries.galleries }}
      line={
        <>
          <DocumentStatusLine {...{ status, cameFrom, isSending }} address={status.address}>
            {status.status === 'live_with_changes' && !isSending && (
              <p className="text-note text-soft" title={waiting}>
                <span className="sr-only">{staff.galleries.differsFromLive}</span>
                {waiting}
              </p>
            )}
          </DocumentStatusLine>
          <SavedLine onHidden={() => setDialog('details')} />
        </>
      }
      tools={
        <>
          <UndoButton what={changes.undoLabel} onClick={() => void changes.undo()} />
          <Button className="xl:hidden" aria-haspopup="dialog" onClick={() => setDialog('details')}>
            {words.details}
          </Button>
          <Button className="max-lg:hidden" aria-haspopup="dialog" onClick={preview}>
            {words.preview}
          </Button>
          <ActionMenu
            label={words.more}
            isSign
            actions={[
              { id: 'preview', label: words.preview, run: preview },
              { id: 'revisions', label: words.revisions, run: () => setDialog('revisions') },
              status.changes.length > 0 && {
                id: 'discard',
                label: words.discardChanges,
                run: () => void changes.apply(discarding()),
              },
              status.isPublished && {
                id: 'remove',
                label: words.takeOffSite,
                isDangerous: true,
                run: () => setDialog('remove'),
              },
              {
                id: 'bin',
                label: words.moveToBin,
                isDangerous: true,
                run: () => setDialog('bin'),
              },
            ]}
          >
            ⋯
          </ActionMenu>
        </>
      }
      publish={{
        isPending: isSending || (isUnderWay && !status.publication.isLate),
        onClick: () => (left.length > 0 ? setDialog('untranslated') : publishing.send('publish')),
      }}
      isUnderWay={isUnderWay || isSending}
    >
      <StatusBanner message={failed ?? binned ?? goingLive} />
      <Dialog isOpen={dialog === 'details'} title={words.details} onClose={close}>
        <GalleryDetails
          onFix={(part) => {
            setPartToFix(part);
            close();
          }}
        />
      </Dialog>
      <DocumentQuestions
        {...{ dialog, binning }}
        onClose={close}
        isPublished={status.isPublished}
        address={status.path}
        onRemove={() => publishing.send('remove')}
      />
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
    </DocumentBar>
  );
}

type GalleryDialog = 'details' | 'preview' | 'revisions' | 'untranslated' | DocumentQuestion;

/** Where the open gallery stands for its visitors, with what waits. */
function useGalleryStatus(open: OpenGallery, language: string) {
  const { published, change } = open;
  const changes = published ? describeGalleryChanges(shownContentOf(open), published) : [];
  const status = useDocumentStatus({
    // Its pictures have versions of their own: what is different counts.
    version: changes.length > 0 ? 1 : 0,
    published: published && { version: 0, published_at: published.publishedAt },
    change,
    isKnown: true,
  });
  const slug = language === '' ? published?.slug : published?.words?.[language]?.slug;
  const path = slug ? pathIn(language, `/portfolio/${slug}`) : null;
  return {
    ...status,
    /** What is different from what visitors see, a few words each. */
    changes,
    path,
    /** Of its page, once it is there. */
    address: status.isSeen ? path : null,
  };
}

function useBinning(id: string) {
  const navigate = useNavigate();
  return useDataChange<undefined>({
    run: () => binGallery(id, true),
    changes: ['galleries', 'releases'],
    leave: () => navigate(STAFF.galleries),
  });
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
      publish: { approve: publishSeen, approved: staff.documents.approvedForVisitors },
      remove: {
        approve: () => unpublishGallery(open.gallery.id),
        approved: staff.documents.approvedForRemoval,
      },
    },
    version + pictures_version,
  );
}

const STATUS: Record<FieldsStep, SaveStatus> = {
  saved: 'saved',
  saving: 'saving',
  waiting: 'unsaved',
  failed: 'failed',
};

/** Whether the whole gallery is saved. @param onHidden the unsaved field is among the details, which are hidden. */
function SavedLine({ onHidden }: { onHidden: () => void }) {
  const { open, changes, fields } = useOpenGallery();
  const typed = useStore(fields.$step);
  return (
    <SaveStatusLine
      status={STATUS[typed === 'saved' && changes.isSaving ? 'saving' : typed]}
      copy="kept"
      updatedAt={open.gallery.updated_at}
      onTrouble={() => goToUnsaved() || onHidden()}
    />
  );
}
