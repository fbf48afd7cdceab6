import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { afterDrawing } from '#admin/documents/after-drawing.ts';
import { UndoButton } from '#admin/documents/DocumentBar.tsx';
import { DocumentEditorBar, type OpenDialog } from '#admin/documents/DocumentEditorBar.tsx';
import { useDocumentChanges } from '#admin/documents/use-document-changes.ts';
import { useDocumentStatus } from '#admin/documents/use-document-status.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { useSaverState } from '#admin/saving/use-saver.ts';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog } from '#admin/ui/dialogs/Dialog.tsx';
import { headlineOf } from '#admin/ui/feedback/headline-of.ts';
import type { Message } from '#admin/ui/feedback/StatusBanner.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { type OpenGallery, shownContentOf } from '#data/galleries/galleries.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { isSameValue } from '#domain/documents/same-value.ts';
import { describeGalleryChanges } from '#domain/galleries/gallery-changes.ts';
import { titledWords, untranslatedWords } from '#domain/galleries/gallery-words.ts';
import { pathIn } from '#languages/addresses.ts';
import { staff } from '#languages/staff.ts';
import { GalleryDetails } from './GalleryDetails.tsx';
import { focusPart, type GalleryPart } from './gallery-checks.ts';
import { useGalleryActions, useOpenGallery } from './gallery-context.ts';
import { galleryKind, galleryPlace, problemIn } from './gallery-saver.ts';
import { $undescribed } from './pictures/DescriptionField.tsx';

const GalleryPreview = lazy(async () => ({
  default: (await import('./preview/GalleryPreview.tsx')).GalleryPreview,
}));
const GalleryRevisions = lazy(async () => ({
  default: (await import('./GalleryRevisions.tsx')).GalleryRevisions,
}));

/** Stays in sight: the way back, where the gallery stands for visitors, Undo, Preview and Publish. */
export function GalleryBar() {
  const { open, language, changes } = useOpenGallery();
  const { saver } = useGalleryActions();
  const [dialog, setDialog] = useState<GalleryDialog | null>(null);
  const close = () => setDialog(null);
  const status = useGalleryStatus(open, language);
  const [kind] = useState(() => galleryKind(changes.settled));
  const publishing = useDocumentChanges(kind, saver, { refusal: () => '', forget: changes.forget });
  const left = leftIn(open);
  const saving = useSaverState(saver, saver.saveStatus);
  const { failure, dismissFailure } = changes;
  const failed: Message | null = failure && {
    tone: 'bad',
    title: `${headlineOf(failure, staff.galleries.notDone)}.`,
    text: staff.galleries.restUnchanged(failure.message),
    actions: [{ label: staff.common.close, onClick: dismissFailure }],
  };
  const [part, what] = useStore($undescribed)[0] ?? [];
  const unsaved: Message | null = part
    ? {
        ...{ tone: 'bad', title: staff.saving.notSavedNow, text: what },
        actions: [{ label: staff.documents.fix, onClick: () => focusPart(part) }],
      }
    : null;
  useUndoKey(changes.undo);
  const waiting = status.changes.join(', ');
  const words = staff.documents;

  const problem = saving === 'invalid' ? problemIn(saver.state.get().typed) : null;
  const fix = (part = '') => {
    if (!focusPart(part)) setDialog('details');
  };

  const publish = () => publishing.send('publish');

  function preview() {
    // What is still being typed is shown as soon as it is saved.
    void saver.saveAll();
    setDialog('preview');
  }

  return (
    <DocumentEditorBar
      {...{ kind, saver, status, dialog }}
      changes={publishing}
      label={staff.galleries.whereThisGalleryStands}
      back={{ to: STAFF.galleries, label: staff.galleries.galleries }}
      thing={null}
      onPublish={() => (left.length > 0 ? setDialog('untranslated') : publish())}
      onOpen={setDialog}
      waiting={
        status.status === 'live_with_changes' &&
        !publishing.isSending && (
          <p className="text-note text-soft" title={waiting}>
            <span className="sr-only">{staff.galleries.differsFromLive}</span>
            {waiting}
          </p>
        )
      }
      isBusy={changes.isSaving}
      urgent={failed ?? unsaved}
      tools={
        <>
          <UndoButton what={changes.undoLabel} onClick={() => void changes.undo()} />
          <Button className="xl:hidden" aria-haspopup="dialog" onClick={() => setDialog('details')}>
            {words.details}
          </Button>
          <Button className="max-lg:hidden" aria-haspopup="dialog" onClick={preview}>
            {words.preview}
          </Button>
        </>
      }
      first={[{ id: 'preview', label: words.preview, run: preview }]}
      problem={problem?.text ?? ''}
      fix={{
        problem: () => fix(problem?.part),
        address: () => fix('slug'),
        publishing: () => fix(inTheWay(open)),
      }}
    >
      <Dialog isOpen={dialog === 'details'} title={words.details} onClose={close}>
        <GalleryDetails
          onFix={(part) => {
            close();
            afterDrawing(() => focusPart(part));
          }}
        />
      </Dialog>
      <Suspense fallback={null}>
        {dialog === 'conflict' && (
          <ConflictDialog {...{ saver, onClose: close }} nameOf={galleryPlace} />
        )}
        {dialog === 'preview' && <GalleryPreview onClose={close} />}
        {dialog === 'revisions' && <GalleryRevisions changes={publishing} onClose={close} />}
        {dialog === 'untranslated' && (
          <LeftQuestion sentences={left} onPublish={publish} onClose={close} />
        )}
      </Suspense>
    </DocumentEditorBar>
  );
}

/** What keeps a refused gallery from going live. */
const inTheWay = ({ gallery, pictures }: OpenGallery): GalleryPart =>
  gallery.title.trim() === '' ? 'title' : pictures.length === 0 ? 'pictures' : 'story';

type GalleryDialog = OpenDialog | 'details' | 'preview' | 'untranslated';

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
  return {
    ...status,
    /** What is different from what visitors see, a few words each. */
    changes,
    path: slug ? pathIn(language, `/portfolio/${slug}`) : null,
  };
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
