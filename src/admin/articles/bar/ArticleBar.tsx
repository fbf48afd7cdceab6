import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { articlePlace, saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { ArticleDetails } from '#admin/articles/details/ArticleDetails.tsx';
import { useArrival } from '#admin/articles/fields.ts';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { useLeft } from '#admin/articles/translations/use-left.ts';
import { useTranslationActions } from '#admin/articles/translations/use-translation-actions.ts';
import { RevisionsDialog } from '#admin/articles/versions/RevisionsDialog.tsx';
import { textAtVersion } from '#admin/queries/article-revisions.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import { LeftQuestion, stillTheSame } from '#admin/translations/Left.tsx';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { ActionMenu } from '#admin/ui/dialogs/ActionMenu.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { PageLink } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import {
  PUBLICATION_STATUS_LABELS,
  type PublicationStatus,
} from '#domain/articles/publication-status.ts';
import { staff } from '#languages/staff.ts';
import { ArticleStatusBanner } from './ArticleStatusBanner.tsx';
import { DiscardQuestion, RemoveQuestion } from './article-questions.tsx';
import { Presence } from './Presence.tsx';
import { SaveStatusLine } from './SaveStatusLine.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { type BarProps, useArticleBar } from './use-article-bar.ts';

/** Stays in sight: where the article stands for visitors, whether it is saved, what went wrong, and Publish. */
export function ArticleBar() {
  const { save } = useOpenArticle();
  const bar = useArticleBar();
  const { status, publishing, versions, dialog, open, close } = bar;
  const left = useLeft();
  const isWide = useMediaQuery(WIDE);
  const isOnline = useIsOnline();
  const saving = useArticle(saveStatus);
  const copy = useArticle((state) => state.copy);
  const id = useArticle(({ saved }) => saved?.id);
  const updatedAt = useArticle(({ saved }) => saved?.updated_at);
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    publishing.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);

  function publish() {
    versions.dismissUndo();
    publishing.send('publish');
  }

  return (
    <section
      aria-label={staff.articles.whereThisArticleStands}
      className="sticky top-0 z-20 border-line border-b bg-paper"
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8">
        <BackLink to={STAFF.articles}>{staff.articles.articles}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-lg:order-last max-lg:basis-full">
          <PublicationLine bar={bar} />
          <SaveStatusLine status={saving} copy={copy} updatedAt={updatedAt} />
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Presence thing={id ? `post:${id}` : null} />
          {!isWide && (
            <Button aria-haspopup="dialog" onClick={() => open('details')}>
              {staff.articles.details}
            </Button>
          )}
          <Button
            className="max-sm:hidden"
            isPending={saving === 'saving'}
            onClick={() => save()}
            title={staff.articles.sOrCtrlS}
          >
            {staff.articles.saveDraft}
          </Button>
          <Button className="max-xl:hidden" aria-haspopup="dialog" onClick={() => open('schedule')}>
            {staff.articles.schedule}
          </Button>
          <ArticleMenu bar={bar} />
          <Button
            kind="primary"
            isPending={isPublishing}
            onClick={() => {
              if (left && left.same > 0) open('untranslated');
              else publish();
            }}
          >
            {isPublishing ? staff.articles.publishing : staff.articles.publish}
          </Button>
        </div>
      </div>
      {(isUnderWay || publishing.isSending) && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
          <div className={`h-full w-1/3 bg-brass ${isOnline ? 'progress' : ''}`} />
        </div>
      )}
      <ArticleStatusBanner bar={bar} />
      <Dialog isOpen={dialog === 'details'} title={staff.articles.details} onClose={close}>
        <ArticleDetails onFix={bar.fix} />
        <DialogActions>
          <Button onClick={close}>{staff.articles.close}</Button>
        </DialogActions>
      </Dialog>
      {dialog === 'conflict' && <ArticleConflict onClose={close} />}
      {dialog === 'schedule' && (
        <ScheduleDialog what="article" {...{ status, publishing, left }} onClose={close} />
      )}
      {dialog === 'untranslated' && left && (
        <LeftQuestion sentences={[stillTheSame(left)]} onPublish={publish} onClose={close} />
      )}
      {dialog === 'revisions' && (
        <RevisionsDialog
          publishedVersion={status.published?.version}
          restoring={versions.restoring}
          onClose={close}
        />
      )}
      {dialog === 'discard' && <DiscardQuestion bar={bar} />}
      {dialog === 'remove' && <RemoveQuestion bar={bar} />}
    </section>
  );
}

/** Where the article stands for visitors, and the way to the page once it is there. */
function PublicationLine({ bar: { status, publishing } }: BarProps) {
  const cameFrom = useArrival();
  const { isSending } = publishing;
  const shown = isSending ? 'publishing' : status.status;
  return (
    <>
      {shown && <StateChip state={shown} at={status.scheduledAt} />}
      {shown !== 'scheduled' && status.scheduledAt && (
        <span className="text-note text-soft">
          <RichText
            text={staff.articles.aChangeGoesLive}
            parts={{ time: <RelativeTime at={status.scheduledAt} /> }}
          />
        </span>
      )}
      <p role="status" className="sr-only">
        {shown && announcement(shown)}
      </p>
      {status.address && !isSending && <PageLink address={status.address} cameFrom={cameFrom} />}
    </>
  );
}

/** Read out once per change; typing into a live article is none. */
function announcement(status: PublicationStatus): string {
  if (status === 'live' || status === 'live_with_changes') return staff.articles.liveForVisitors;
  return staff.screens[PUBLICATION_STATUS_LABELS[status]].replace('…', '');
}

/** The server forgets old versions: the text that both began with may not be known. */
function ArticleConflict({ onClose }: { onClose: () => void }) {
  const saver = useOpenArticle();
  const { id, base, origin } = useArticle((state) => state);
  const asked = useQuery({ ...textAtVersion(id, base), enabled: origin === null });
  return <ConflictDialog {...{ saver, asked, onClose }} nameOf={articlePlace} hasRevisions />;
}

/** What is done to an article now and then. */
function ArticleMenu({ bar: { status, open } }: BarProps) {
  const { save, saveAll } = useOpenArticle();
  const navigate = useNavigate();
  const isStored = useArticle(({ saved }) => saved !== null);
  const translations = useTranslationActions();
  const { published, hasNewer } = status;
  if (!isStored) return null;

  /** What is saved is what the preview shows. */
  async function preview() {
    const article = await saveAll();
    if (article) navigate(STAFF.preview(article.id));
  }

  return (
    <ActionMenu
      label={staff.articles.more}
      isSign
      actions={[
        { id: 'save', label: staff.articles.saveDraft, run: () => void save() },
        { id: 'preview', label: staff.articles.preview, run: () => void preview() },
        { id: 'schedule', label: staff.articles.schedule, run: () => open('schedule') },
        { id: 'revisions', label: staff.articles.revisions, run: () => open('revisions') },
        ...translations,
        hasNewer && {
          id: 'discard',
          label: staff.articles.discardTheWaitingChanges,
          run: () => open('discard'),
        },
        published && {
          id: 'remove',
          label:
            status.status === 'scheduled'
              ? staff.articles.takeOffTheSchedule
              : staff.articles.takeOffTheSite,
          isDangerous: true,
          run: () => open('remove'),
        },
      ]}
    >
      ⋯
    </ActionMenu>
  );
}
