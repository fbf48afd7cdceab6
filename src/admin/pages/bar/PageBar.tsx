import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Presence } from '#admin/articles/bar/Presence.tsx';
import { SaveStatusLine } from '#admin/articles/bar/SaveStatusLine.tsx';
import { ScheduleDialog } from '#admin/articles/bar/ScheduleDialog.tsx';
import { StateChip } from '#admin/articles/StateChip.tsx';
import { PublishQuestion } from '#admin/pages/checks/ProblemList.tsx';
import { focusField, useOpenPage } from '#admin/pages/open/page-context.ts';
import { useOriginal } from '#admin/pages/translations/use-original.ts';
import { thingOf } from '#admin/pages/use-page-saver.ts';
import { ConflictDialog } from '#admin/saving/ConflictDialog.tsx';
import type { SaveStatus } from '#admin/saving/saver-state.ts';
import { BackLink } from '#admin/ui/BackLink.tsx';
import { Button } from '#admin/ui/Button.tsx';
import { Chip } from '#admin/ui/Chip.tsx';
import { PageLink, useCameFrom } from '#admin/ui/PageLink.tsx';
import { RelativeTime } from '#admin/ui/RelativeTime.tsx';
import { RichText } from '#admin/ui/text/RichText.tsx';
import { languageName } from '#admin/ui/text/site-languages.ts';
import { useUndoKey } from '#admin/ui/use-undo-key.ts';
import { STAFF } from '#domain/accounts/staff-paths.ts';
import { staff } from '#languages/staff.ts';
import { pathInWords } from '#sections/describe-changes.ts';
import type { PageProblem } from '#sections/page-problems.ts';
import { $session } from '#stores/session.ts';
import { PageBanner } from './PageBanner.tsx';
import { PageMenu, type PageQuestion, PageQuestions } from './PageMenu.tsx';
import { PageRevisions } from './PageRevisions.tsx';
import { usePageChanges, usePageStatus } from './use-page-changes.ts';

interface PageBarProps {
  saving: SaveStatus;
  onPreview: () => void;
}

/** Stays in sight: where the page stands for visitors, whether it is saved, what went wrong, and Publish. */
export function PageBar({ saving, onPreview }: PageBarProps) {
  const editor = useOpenPage();
  const { name, state, page, problems, lookAgain, undo, undoLabel, setOpenKey } = editor;
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<readonly PageProblem[]>([]);
  const [dialog, setDialog] = useState<PageQuestion | null>(null);
  const close = () => setDialog(null);
  const status = usePageStatus();
  const changes = usePageChanges();
  const { left } = useOriginal();
  const isAdmin = useStore($session).role === 'admin';
  const mayPublish = name.kind !== 'legal' || isAdmin;
  const isUnderWay = status.status === 'publishing' || status.status === 'removing';
  const isPublishing =
    isLooking ||
    changes.isSending ||
    (isUnderWay && saving === 'saved' && !status.publication.isLate && !status.hasNewer);
  useUndoKey(undo);

  function fix() {
    const [problem] = problems;
    if (!problem) return;
    if (problem.key) setOpenKey(problem.key);
    focusField(problem.at ?? problem.key);
  }

  function publish() {
    setFound([]);
    changes.forgetExchange();
    changes.send('publish');
  }

  /** Publishes at once where there is nothing to mend. */
  async function askToPublish() {
    setLooking(true);
    const all = await lookAgain().finally(() => setLooking(false));
    if (all.length > 0) setFound(all);
    else publish();
  }

  return (
    <section
      aria-label={staff.pages.whereThisPageStands}
      className="sticky top-0 z-20 border-line border-b bg-paper"
    >
      <div className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 sm:px-8 lg:py-1">
        <BackLink to={STAFF.pages}>{staff.pages.pages}</BackLink>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 max-lg:order-last max-lg:basis-full">
          <span aria-hidden="true" className="font-semibold">
            {page.title || staff.pages.untitled}
          </span>
          {name.language !== '' && <Chip tone="plain">{languageName(name.language)}</Chip>}
          <StatusLine status={status} isSending={changes.isSending} />
          <SaveStatusLine
            {...{ status: saving, copy: state.copy }}
            updatedAt={state.saved?.updated_at}
            blank={staff.pages.nothingChangedYet}
          />
        </div>
        <div className="ms-auto flex items-center gap-2 sm:gap-3">
          <Presence thing={thingOf(name)} />
          <Button
            kind="quiet"
            className={undoLabel ? '' : 'invisible max-lg:hidden'}
            title={staff.pages.zOrCtrlZ}
            aria-label={staff.pages.undoNamed(undoLabel ?? '')}
            onClick={undo}
          >
            {staff.pages.undo}
          </Button>
          <Button className="max-sm:hidden" aria-haspopup="dialog" onClick={onPreview}>
            {staff.pages.preview}
          </Button>
          {mayPublish && (
            <Button
              className="max-xl:hidden"
              aria-haspopup="dialog"
              onClick={() => setDialog('schedule')}
            >
              {staff.pages.schedule}
            </Button>
          )}
          <PageMenu {...{ status, mayPublish, onPreview }} onOpen={setDialog} />
          {mayPublish && (
            <Button kind="primary" isPending={isPublishing} onClick={() => void askToPublish()}>
              {isPublishing ? staff.pages.publishing : staff.pages.publish}
            </Button>
          )}
        </div>
      </div>
      {!mayPublish && (
        <p className="border-line border-t px-4 py-2 text-note text-soft sm:px-8">
          {staff.pages.administratorPublishes}
        </p>
      )}
      <PageBanner {...{ saving, status, changes, fix }} onConflict={() => setDialog('conflict')} />
      {found.length > 0 && (
        <PublishQuestion problems={found} onPublish={publish} onClose={() => setFound([])} />
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog what="page" {...{ status, publishing: changes, left }} onClose={close} />
      )}
      {dialog === 'revisions' && <PageRevisions changes={changes} onClose={close} />}
      {dialog === 'conflict' && (
        <ConflictDialog
          saver={editor.saver}
          nameOf={(path) => pathInWords(editor.folder, state.typed, path)}
          onClose={close}
        />
      )}
      <PageQuestions {...{ dialog, status, changes }} onClose={close} />
    </section>
  );
}

function StatusLine(props: { status: ReturnType<typeof usePageStatus>; isSending: boolean }) {
  const { status, isSending } = props;
  const cameFrom = useCameFrom();
  const shown = isSending ? 'publishing' : status.status;
  const isCame = status.isAsItCame && shown === 'live';
  return (
    <>
      <span role="status" className="flex flex-wrap gap-2">
        {status.isHidden && <Chip tone="empty">{staff.pages.hidden}</Chip>}
        {isCame && <Chip tone="good">{staff.pages.asTheSiteCame}</Chip>}
        {shown && !isCame && <StateChip state={shown} at={status.scheduledAt} />}
      </span>
      {shown !== 'scheduled' && status.scheduledAt && (
        <span className="text-note text-soft">
          <RichText
            text={staff.pages.aChangeGoesLive}
            parts={{ time: <RelativeTime at={status.scheduledAt} /> }}
          />
        </span>
      )}
      {status.address && !isSending && <PageLink address={status.address} cameFrom={cameFrom} />}
    </>
  );
}
