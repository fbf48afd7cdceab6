import { useEffect, useState } from 'react';
import { saveStatus } from '#admin/articles/article-saver.ts';
import { useArticle, useOpenArticle } from '#admin/articles/article-store.ts';
import { ArticleDetails } from '#admin/articles/details/ArticleDetails.tsx';
import { type ArticlePart, focusField, isOnSheet } from '#admin/articles/fields.ts';
import { useArrival } from '#admin/articles/jump-to.ts';
import { usePublicationStatus } from '#admin/articles/use-publication-status.ts';
import { ConflictDialog } from '#admin/articles/versions/ConflictDialog.tsx';
import { RevisionsDialog } from '#admin/articles/versions/RevisionsDialog.tsx';
import { useVersions } from '#admin/articles/versions/use-versions.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Dialog, DialogActions } from '#admin/ui/dialogs/Dialog.tsx';
import { useIsOnline } from '#admin/ui/use-is-online.ts';
import { useMediaQuery, WIDE } from '#admin/ui/use-media-query.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { type ArticleDialog, ArticleMenu } from './ArticleMenu.tsx';
import { ArticleStatusBanner } from './ArticleStatusBanner.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { Presence } from './Presence.tsx';
import { PublicationLine } from './PublicationLine.tsx';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { SaveStatusLine } from './SaveStatusLine.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { usePublishing } from './use-publishing.ts';

/** Stays in sight: where the article stands for visitors, whether it is saved, what went wrong, and Publish. */
export function ArticleBar() {
  const { save } = useOpenArticle();
  const [dialog, setDialog] = useState<ArticleDialog | null>(null);
  const [partToFix, setPartToFix] = useState<ArticlePart | null>(null);
  const isWide = useMediaQuery(WIDE);
  const isOnline = useIsOnline();
  const close = () => setDialog(null);
  const saving = useArticle(saveStatus);
  const status = usePublicationStatus();
  const publishing = usePublishing();
  const versions = useVersions();
  const cameFrom = useArrival();
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    publishing.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);

  // What is on the sheet once the details are closed, and have given the focus back.
  useEffect(() => {
    if (!partToFix || (isOnSheet(partToFix) && dialog !== null)) return;
    focusField(partToFix);
    setPartToFix(null);
  }, [dialog, partToFix]);

  function fix(part: ArticlePart) {
    setPartToFix(part);
    if (isOnSheet(part)) close();
    else if (!isWide) setDialog('details');
  }

  return (
    <section
      aria-label="Where this article stands"
      className="sticky top-0 z-20 border-line border-b bg-paper"
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8">
        <BackLink to={STAFF.articles}>Articles</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-lg:order-last max-lg:basis-full">
          <PublicationLine status={status} isSending={publishing.isSending} cameFrom={cameFrom} />
          <SaveStatusLine />
        </div>
        <div className="ml-auto flex items-center gap-2 sm:gap-3">
          <Presence />
          {!isWide && (
            <Button aria-haspopup="dialog" onClick={() => setDialog('details')}>
              Details
            </Button>
          )}
          <Button
            className="max-sm:hidden"
            isPending={saving === 'saving'}
            onClick={() => save()}
            title="⌘S or Ctrl S"
          >
            Save draft
          </Button>
          <Button
            className="max-xl:hidden"
            aria-haspopup="dialog"
            onClick={() => setDialog('schedule')}
          >
            Schedule
          </Button>
          <ArticleMenu status={status} onOpen={setDialog} />
          <Button
            kind="primary"
            isPending={isPublishing}
            onClick={() => {
              versions.dismissUndo();
              publishing.send('publish');
            }}
          >
            {isPublishing ? 'Publishing…' : 'Publish'}
          </Button>
        </div>
      </div>
      {(isUnderWay || publishing.isSending) && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.5 overflow-hidden">
          <div className={`h-full w-1/3 bg-brass ${isOnline ? 'progress' : ''}`} />
        </div>
      )}
      <ArticleStatusBanner
        status={status}
        publishing={publishing}
        versions={versions}
        onCompare={() => setDialog('conflict')}
        onFix={fix}
      />
      <Dialog isOpen={dialog === 'details'} title="Details" onClose={close}>
        <ArticleDetails onFix={fix} />
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
      <ConflictDialog isOpen={dialog === 'conflict'} onClose={close} />
      {dialog === 'schedule' && <ScheduleDialog {...{ status, publishing }} onClose={close} />}
      {dialog === 'revisions' && (
        <RevisionsDialog published={status.published} versions={versions} onClose={close} />
      )}
      {dialog === 'discard' && <DiscardQuestion versions={versions} onClose={close} />}
      {dialog === 'remove' && <RemoveQuestion {...{ status, publishing }} onClose={close} />}
    </section>
  );
}
